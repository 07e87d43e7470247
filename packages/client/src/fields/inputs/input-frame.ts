import type { Field } from "@quarterdeck/model";
import type { InputProblem } from "#fields/field-props.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";

/** Label, description and error of an input. */
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
    description: repeatsLabel(field) ? undefined : field.description,
    required: field.isRequired && field.kind !== "boolean",
    error: messages.length === 0 ? undefined : messages.join("\n"),
  };
}

/** True if the description only repeats the label. */
function repeatsLabel({ label, description = "" }: Field): boolean {
  return label.toLowerCase() === description.trim().replace(/\.$/, "").toLowerCase();
}

/** Text of a value of any type for a text input. */
export function readText(value: unknown): string {
  return value === undefined || value === null ? "" : formatPlain(value);
}

/** Example of the description, if it is short. */
export function exampleText({ example }: Field): string | undefined {
  if (example === undefined || example === null || example === "") return undefined;
  const text = formatPlain(example);
  return text.length > 80 ? undefined : text;
}
