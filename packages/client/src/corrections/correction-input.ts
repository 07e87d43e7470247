import type { Correction, Operation } from "@quarterdeck/model";
import { writePointer } from "@quarterdeck/model";

/** Input of one correction. */
export interface CorrectionInput {
  /** Unique in the report, and the same after a reload. */
  readonly id: string;
  readonly label: InputLabel;
  /** Name in the label. */
  readonly name?: string;
  readonly kind: "text" | "choice" | "switch";
  /** Values to choose from; a text input suggests them. */
  readonly choices?: readonly InputChoice[];
  /** Current value. */
  readonly current: string;
  readonly correct: (value: string) => Omit<Correction, "label">;
}

/** Keys of the report's texts. */
export type InputLabel =
  | "addresses"
  | "apiSets"
  | "always"
  | "basePath"
  | "choices"
  | "cursorIn"
  | "filterForm"
  | "filterOperator"
  | "filtersNone"
  | "firstPage"
  | "format"
  | "hidden"
  | "hiddenResource"
  | "key"
  | "label"
  | "many"
  | "mediaType"
  | "notPaged"
  | "offsetIn"
  | "one"
  | "pageIn"
  | "reference"
  | "role"
  | "safe"
  | "searchIn"
  | "signInLocation"
  | "signInName"
  | "signInPrefix"
  | "signInScheme"
  | "sizeIn"
  | "sortField"
  | "sortForm"
  | "sortIn"
  | "tenants"
  | "titleField"
  | "totalAt"
  | "valueType";

export interface InputChoice {
  readonly value: string;
  readonly label: string;
}

/** Labels of choices that are not names of the API. */
export interface ChoiceWords {
  readonly none: string;
  readonly noReference: string;
  readonly asUnderstood: string;
  readonly asTyped: string;
  readonly inBrowser: string;
  readonly detected: string;
  readonly onlyReads: string;
  readonly changesData: string;
  readonly schemes: { readonly [scheme in "token" | "basic" | "none"]: string };
  readonly roles: { readonly [role in Operation["role"]]: string };
}

export function operationPointer({ pointer, path, method }: Operation): string {
  return pointer ?? writePointer("paths", path, method);
}

/** Adds the current value to the choices. */
export function withValue(choices: readonly InputChoice[], value: string): readonly InputChoice[] {
  return value === "" || choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value }, ...choices];
}
