import type { SignIn } from "@quarterdeck/model";
import { useEffect, useLayoutEffect, useState } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { type OpenHttp, useOpenHttp } from "#http/http-context.ts";
import { useSessionStore } from "#session/session-context.ts";
import { mayHaveEntries } from "#storage/may-have-entries.ts";
import { holdSubmit } from "./hold-submit.ts";
import type { SignInState } from "./read-sign-in.ts";

/** Shows the sign-in with the corrections of this browser, if there are any. */
async function showCorrected(
  openHttp: OpenHttp,
  signal: AbortSignal,
  onSignIn: (signIn: SignIn) => void,
): Promise<void> {
  if (!(await mayHaveEntries())) return;
  const { showCorrectedSignIn } = await loadChunk(() => import("./corrected-sign-in.ts"));
  await showCorrectedSignIn(openHttp, signal, onSignIn);
}

/** Sign-in from the page's configuration, or else from the API's description. */
export function useSignIn(): SignInState {
  const openHttp = useOpenHttp();
  const { describedSignIn } = useSessionStore();
  const [state, setState] = useState<SignInState>({
    signIn: describedSignIn(),
    problems: runtimeConfig().problems,
  });
  const isLoaded = state.signIn !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const waiting = new AbortController();
    loadChunk(() => import("./read-sign-in.ts"))
      .then(({ readSignIn }) => readSignIn(openHttp, waiting.signal))
      .then((result) => {
        if (!waiting.signal.aborted) setState(result);
      })
      .catch((error: unknown) => {
        // Thrown while rendering: the error boundary shows that a part of the page is missing.
        setState(() => {
          throw error;
        });
      });
    return () => waiting.abort();
  }, [openHttp, isLoaded]);
  // Before the form of the page submits again.
  useLayoutEffect(() => {
    // A role of the built-in API has a model only after the sign-in.
    if (!isLoaded || runtimeConfig().ownsPermissions) return undefined;
    const waiting = new AbortController();
    const release = holdSubmit();
    const onSignIn = (signIn: SignIn): void => setState({ signIn, problems: [] });
    // After an error the sign-in of the description stays.
    showCorrected(openHttp, waiting.signal, onSignIn)
      .catch(() => undefined)
      .finally(release);
    return () => {
      waiting.abort();
      release();
    };
  }, [openHttp, isLoaded]);
  return state;
}
