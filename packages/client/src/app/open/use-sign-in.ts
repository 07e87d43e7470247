import type { Problem, SignIn } from "@quarterdeck/model";
import { useEffect, useState } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { failureReason } from "#queries/model/failure-reason.ts";
import { describedSignIn } from "#session/credential.ts";

/** Sign-in methods and problems of the API, for the public screens. */
interface SignInState {
  /** Undefined while the description is being read. */
  readonly signIn: SignIn | undefined;
  readonly problems: readonly Problem[];
}

/** Sign-in from the page's configuration, or else from the API's description. */
export function useSignIn(): SignInState {
  const [state, setState] = useState<SignInState>({
    signIn: describedSignIn(),
    problems: runtimeConfig().problems,
  });
  const isLoaded = state.signIn !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const waiting = new AbortController();
    void readSignIn(waiting.signal).then((result) => {
      if (!waiting.signal.aborted) setState(result);
    });
    return () => waiting.abort();
  }, [isLoaded]);
  return state;
}

/** Without a description the user may still have a token. */
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

async function readSignIn(signal: AbortSignal): Promise<SignInState> {
  try {
    const { loadModelSummary } = await loadChunk(() => import("#queries/model/model-source.ts"));
    const { signIn, problems = [], operations } = await loadModelSummary(signal);
    return { signIn, problems: operations.length === 0 ? problems : [] };
  } catch (error) {
    const message = failureReason(error);
    const problem: Problem = { code: "unreadable", severity: "error", pointer: "", message };
    const { problems } = runtimeConfig();
    // The service's problems are more precise than its response without a model.
    return { signIn: fallback, problems: problems.length > 0 ? problems : [problem] };
  }
}
