import type { Said } from "./message.ts";
import { descriptionProblems } from "./description-problems.ts";
import { descriptionReasons } from "./description-reasons.ts";
import { tellSaid } from "./format-message.ts";

/** What is wrong, for a terminal or a log. */
export function tellProblem(said: Said<typeof descriptionProblems>): string {
  return tellSaid(descriptionProblems, said);
}

/** Why something is understood as it is, for a terminal. */
export function tellReason(said: Said<typeof descriptionReasons>): string {
  return tellSaid(descriptionReasons, said);
}
