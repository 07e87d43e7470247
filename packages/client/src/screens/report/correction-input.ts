import type { Correction, Operation } from "@quarterdeck/model";
import { writePointer } from "@quarterdeck/model";

/** One thing that can be corrected, as a form asks for it. */
export interface CorrectionInput {
  /** Unique in the report, and the same after a reload. */
  readonly id: string;
  readonly label: InputLabel;
  readonly kind: "text" | "choice" | "switch";
  readonly choices?: readonly InputChoice[];
  /** What is understood now. */
  readonly understood: string;
  readonly correct: (value: string) => Omit<Correction, "label">;
}

/** Keys of the report's texts. */
export type InputLabel =
  | "cursorIn"
  | "firstPage"
  | "format"
  | "hidden"
  | "hiddenResource"
  | "key"
  | "label"
  | "many"
  | "notPaged"
  | "offsetIn"
  | "one"
  | "pageIn"
  | "reference"
  | "role"
  | "searchIn"
  | "sizeIn"
  | "titleField"
  | "totalAt";

export interface InputChoice {
  readonly value: string;
  readonly label: string;
}

/** Words for choices that are no names of the API. */
export interface ChoiceWords {
  readonly none: string;
  readonly noReference: string;
  readonly asUnderstood: string;
  readonly roles: { readonly [role in Operation["role"]]: string };
}

export function operationPointer({ pointer, path, method }: Operation): string {
  return pointer ?? writePointer("paths", path, method);
}

/** What is understood is always among the choices. */
export function withValue(choices: readonly InputChoice[], value: string): readonly InputChoice[] {
  return value === "" || choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value }, ...choices];
}
