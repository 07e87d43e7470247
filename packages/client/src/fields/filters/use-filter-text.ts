import { checkValue, parseJson, type Field, type Filter, type TimeField } from "@quarterdeck/model";
import { readTypedNumber, formatTypedNumber } from "#fields/formats/read-number.ts";
import { useNumberError } from "#fields/inputs/use-number-error.ts";
import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

interface FilterText {
  /** Formats values of the URL for an input. */
  readonly format: (filter: Filter, values: readonly string[]) => readonly string[];
  /** Converts typed text to values of the URL. */
  readonly read: (filter: Filter, typed: readonly string[]) => readonly string[];
  /** Error message; empty if the values are valid. */
  readonly findError: (filter: Filter, typed: readonly string[]) => string;
}

/** Conversion between typed text and filter values. */
export function useFilterText(): FilterText {
  const { locale } = useFormats();
  const t = useInputTexts();
  const findNumberError = useNumberError();

  function readOne(field: Field, text: string): string {
    if (field.kind !== "number") return text;
    const [json = text] = readTypedNumber(text, { locale, isInteger: field.isInteger });
    return json;
  }

  function findValueError(field: Field, text: string): string {
    const isInteger = "isInteger" in field && field.isInteger;
    if (field.kind === "number" || (isTime(field) && field.unix !== undefined)) {
      const error = findNumberError(text, isInteger);
      if (error !== "") return error;
    }
    if (isInteger && !/^-?\d+$/.test(readOne(field, text))) return t("errors.integer");
    return isTime(field) && !isSomeTime(field, text) ? t(`errors.${field.kind}`) : "";
  }

  return {
    format: ({ field, operator }, values) =>
      field.kind === "number" && !textOperators.has(operator)
        ? values.map((value) => formatTypedNumber(value, locale))
        : values,
    read: ({ field, operator }, typed) =>
      textOperators.has(operator) ? typed : typed.map((text) => readOne(field, text)),
    findError: ({ field, operator }, typed) =>
      jsonKinds.has(field.kind)
        ? typed.every(isJson)
          ? ""
          : t("errors.notJson")
        : textOperators.has(operator)
          ? ""
          : (typed.map((text) => findValueError(field, text)).find((error) => error !== "") ?? ""),
  };
}

const jsonKinds: ReadonlySet<Field["kind"]> = new Set(["json", "group", "map", "variants"]);

function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

/** Operators that compare a part of the value, or use the API's own syntax. */
const textOperators: ReadonlySet<Filter["operator"]> = new Set([
  "raw",
  "contains",
  "starts-with",
  "empty",
]);

function isTime(field: Field): field is TimeField {
  return field.kind === "date" || field.kind === "date-time" || field.kind === "time";
}

/** Many APIs accept a date for an instant, and vice versa. */
function isSomeTime(field: TimeField, text: string): boolean {
  const kinds = field.kind === "time" ? (["time"] as const) : (["date", "date-time"] as const);
  return (
    field.unix !== undefined ||
    kinds.some((kind) => checkValue({ ...field, kind }, text).length === 0)
  );
}
