import type { Field } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";

/** What the frame of every input says: its label, its description, whether it must be filled, what is wrong. */
export interface InputFrame {
  readonly label: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
}

export function inputFrame(field: Field, problems: readonly InputProblem[]): InputFrame {
  const messages = problems.map((problem) => [...problem.path, problem.message].join(": "));
  return {
    label: field.label,
    description: isEcho(field) ? undefined : field.description,
    required: field.isRequired && field.kind !== "boolean",
    error: messages.length === 0 ? undefined : messages.join(" "),
  };
}

/** A description that only says the name again. */
function isEcho({ label, description = "" }: Field): boolean {
  return label.toLowerCase() === description.trim().replace(/\.$/, "").toLowerCase();
}

/** What a text input shows for a value of any shape. */
export function readText(value: unknown): string {
  return value === undefined || value === null ? "" : formatPlain(value);
}

/** What an empty input shows of the description's own example. */
export function exampleText({ example }: Field): string | undefined {
  if (example === undefined || example === null || example === "") return undefined;
  const text = formatPlain(example);
  return text.length > 80 ? undefined : text;
}
