import type { ProblemText } from "@quarterdeck/model";
import { repeatsFields } from "#http/repeats-fields.ts";

type Refusal = Pick<ProblemText, "message" | "fields">;

/** One line with the message and the field errors, each once and with its field. */
export function refusalNote({ message, fields }: Refusal): string {
  const fieldNotes = formatFieldErrors(fields);
  if (fieldNotes.length > 0 && repeatsFields(message, fields)) return fieldNotes.join(" · ");
  return [
    message,
    ...formatFieldErrors(fields.filter((field) => !message.includes(field.message))),
  ].join(" · ");
}

function formatFieldErrors(fields: Refusal["fields"]): readonly string[] {
  return [...new Set(fields.map(formatFieldError))];
}

function formatFieldError({ path, message, isGuess }: Refusal["fields"][number]): string {
  return path.length === 0 || isGuess === true ? message : `${path.join(".")}: ${message}`;
}
