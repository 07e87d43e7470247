import type { Problem, SignIn } from "@quarterdeck/model";
import { loadChunk } from "#chunks/load-chunk.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import type { OpenHttp } from "#http/http-context.ts";
import { failureReason } from "#queries/model/failure-reason.ts";

/** Sign-in methods and problems of the API, for the public screens. */
export interface SignInState {
  /** Undefined while the description is being read. */
  readonly signIn: SignIn | undefined;
  readonly problems: readonly Problem[];
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

/** Sign-in of the API's description; on failure the fallback and the problem. */
export async function readSignIn(openHttp: OpenHttp, signal: AbortSignal): Promise<SignInState> {
  try {
    const { loadSignInSummary } = await loadChunk(() => import("#queries/model/model-source.ts"));
    const { signIn, problems = [], operations } = await loadSignInSummary(openHttp, signal);
    return { signIn, problems: operations.length === 0 ? problems : [] };
  } catch (error) {
    const message = failureReason(error);
    const problem: Problem = { code: "unreadable", severity: "error", pointer: "", message };
    const { problems } = runtimeConfig();
    // The service's problems are more precise than its response without a model.
    return { signIn: fallback, problems: problems.length > 0 ? problems : [problem] };
  }
}
