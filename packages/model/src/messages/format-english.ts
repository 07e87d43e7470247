import type { Message } from "./message.ts";
import { descriptionProblems } from "./description-problems.ts";
import { descriptionReasons } from "./description-reasons.ts";
import { formatMessage } from "./format-message.ts";

/** Formats a problem in English, for a terminal or a log. */
export function formatProblem(message: Message<typeof descriptionProblems>): string {
  return formatMessage(descriptionProblems, message);
}

/** Formats a reason in English, for a terminal. */
export function formatReason(message: Message<typeof descriptionReasons>): string {
  return formatMessage(descriptionReasons, message);
}
