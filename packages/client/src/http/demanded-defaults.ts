import type { HttpRequest, SettingLocation } from "@quarterdeck/model";
import { listDefaults } from "@quarterdeck/model";
import type { HttpError } from "./errors.ts";

/** Statuses of a call that lacks a parameter. */
const REFUSALS: readonly number[] = [400, 422];

const LONGEST = 2000;
/** Names from this length on are read in one word: `ApiVersionUnspecified`. */
const UNMISTAKABLE = 6;

type Refused = Pick<HttpRequest, "method" | "defaults">;

/** True for a read that the API refused for a parameter that was left out and has a default. */
export function demandsDefaults(refusal: HttpError, refused: Refused): boolean {
  return /^(?:get|head)$/i.test(refused.method) && listDemanded(refusal, refused).length > 0;
}

/** Parameters with defaults that a refusal names. */
export function listDemanded(
  { status, problem, response: { body } }: HttpError,
  request: Pick<HttpRequest, "defaults">,
): readonly SettingLocation[] {
  const defaults = listDefaults(request.defaults);
  if (defaults.length === 0 || !REFUSALS.includes(status)) return [];
  const raw = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
  const text = `${problem.message} ${raw.slice(0, LONGEST)}`;
  const words = ` ${wordsOf(text)} `;
  const letters = words.replaceAll(" ", "");
  return defaults.filter(({ name }) => {
    const named = wordsOf(name).replace(/^x /, "");
    const joined = named.replaceAll(" ", "");
    return (
      words.includes(` ${named} `) || (joined.length >= UNMISTAKABLE && letters.includes(joined))
    );
  });
}

/** `X-Api-Version`: "x api version". */
function wordsOf(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "")
    .join(" ");
}
