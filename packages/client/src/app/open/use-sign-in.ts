import type { Problem, SignIn } from "@quarterdeck/model";
import { useEffect, useState } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { failureReason } from "#queries/model/failure-reason.ts";
import { describedSignIn } from "#session/credential.ts";

/** What the open screens know of the API. */
interface KnownSignIn {
  /** Undefined while the description is being read. */
  readonly signIn: SignIn | undefined;
  readonly problems: readonly Problem[];
}

/** From the page where the service wrote it there; else the browser reads the description. */
export function useSignIn(): KnownSignIn {
  const [known, setKnown] = useState<KnownSignIn>({
    signIn: describedSignIn(),
    problems: runtimeConfig().problems,
  });
  const isKnown = known.signIn !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const waiting = new AbortController();
    void readSignIn(waiting.signal).then((found) => {
      if (!waiting.signal.aborted) setKnown(found);
    });
    return () => waiting.abort();
  }, [isKnown]);
  return known;
}

/** Of an API that tells nothing a person may still have a token. */
const fallback: SignIn = {
  methods: [
    {
      kind: "token",
      id: "token",
      label: "token",
      credential: { in: "header", name: "Authorization", prefix: "Bearer " },
      evidence: { pointer: "", reason: { code: "unread" }, confidence: 0.5 },
    },
  ],
};

async function readSignIn(signal: AbortSignal): Promise<KnownSignIn> {
  try {
    const { loadModelSummary } = await loadChunk(() => import("#queries/model/model-source.ts"));
    const { signIn, problems = [], operations } = await loadModelSummary(signal);
    return { signIn, problems: operations.length === 0 ? problems : [] };
  } catch (error) {
    const message = failureReason(error);
    const problem: Problem = { code: "unreadable", severity: "error", pointer: "", message };
    const { problems } = runtimeConfig();
    // The service knows better why it has no model than what it answers without one.
    return { signIn: fallback, problems: problems.length > 0 ? problems : [problem] };
  }
}
