import type { ProblemText } from "@quarterdeck/model";
import { repeatsFields } from "#http/repeats-fields.ts";

type Refusal = Pick<ProblemText, "message" | "fields">;

/** Why a row was refused, in one line: what is said of single values stands there once, with their names. */
export function tellRefusal({ message, fields }: Refusal): string {
  const told = tellFields(fields);
  if (told.length > 0 && repeatsFields(message, fields)) return told.join(" · ");
  return [message, ...tellFields(fields.filter((one) => !message.includes(one.message)))].join(
    " · ",
  );
}

function tellFields(fields: Refusal["fields"]): readonly string[] {
  return [...new Set(fields.map(tellField))];
}

function tellField({ path, message }: Refusal["fields"][number]): string {
  return path.length === 0 ? message : `${path.join(".")}: ${message}`;
}
