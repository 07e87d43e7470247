import type { SignIn } from "@quarterdeck/model";
import type { OpenHttp } from "#http/http-context.ts";
import { readCorrections } from "#storage/corrections.ts";
import { retainText } from "./retain-text.ts";

/** Replaces the sign-in of the description by the one with the corrections of this browser, if there are any. */
export async function showCorrectedSignIn(
  openHttp: OpenHttp,
  signal: AbortSignal,
  onSignIn: (signIn: SignIn) => void,
): Promise<void> {
  if ((await readCorrections()).length === 0) return;
  const { loadSignInSummary } = await import("#queries/model/model-source.ts");
  const { signIn } = await loadSignInSummary(openHttp, signal);
  if (!signal.aborted) retainText(() => onSignIn(signIn));
}
