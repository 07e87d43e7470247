import type { Message } from "./message.ts";
import { descriptionProblems } from "./description-problems.ts";
import { descriptionReasons } from "./description-reasons.ts";
import { formatMessage } from "./format-message.ts";

/** What is wrong, for a terminal or a log. */
export function formatProblem(said: Message<typeof descriptionProblems>): string {
  return formatMessage(descriptionProblems, said);
}

/** Why something is understood as it is, for a terminal. */
export function formatReason(said: Message<typeof descriptionReasons>): string {
  return formatMessage(descriptionReasons, said);
}
