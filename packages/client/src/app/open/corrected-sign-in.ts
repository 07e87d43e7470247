import type { SignIn } from "@quarterdeck/model";
import type { OpenHttp } from "#http/http-context.ts";
import { readCorrections } from "#storage/corrections.ts";

/** Sign-in of the description with the corrections of this browser; undefined without corrections. */
export async function readCorrectedSignIn(
  openHttp: OpenHttp,
  signal: AbortSignal,
): Promise<SignIn | undefined> {
  if ((await readCorrections()).length === 0) return undefined;
  const { loadSignInSummary } = await import("#queries/model/model-source.ts");
  return (await loadSignInSummary(openHttp, signal)).signIn;
}
