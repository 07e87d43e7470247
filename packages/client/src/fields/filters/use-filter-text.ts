import { checkValue, type Field, type Filter, type TimeField } from "@quarterdeck/model";
import { readTypedNumber, formatTypedNumber } from "#fields/formats/read-number.ts";
import { useNumberError } from "#fields/inputs/use-number-error.ts";
import { useFormats } from "#texts/formats.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

interface FilterText {
  /** An address's values as a person types them. */
  readonly format: (filter: Filter, values: readonly string[]) => readonly string[];
  /** What was typed as an address has it. */
  readonly read: (filter: Filter, typed: readonly string[]) => readonly string[];
  /** Why the API cannot be asked for it; empty: it can. */
  readonly findError: (filter: Filter, typed: readonly string[]) => string;
}

/** Between what is typed into a filter and what its field takes. */
export function useFilterText(): FilterText {
  const { locale } = useFormats();
  const t = useInputTexts();
  const tellNumber = useNumberError();

  function readOne(field: Field, text: string): string {
    if (field.kind !== "number") return text;
    const [json = text] = readTypedNumber(text, { locale, isInteger: field.isInteger });
    return json;
  }

  function tellOne(field: Field, text: string): string {
    const isInteger = "isInteger" in field && field.isInteger;
    if (field.kind === "number" || (isTime(field) && field.unix !== undefined)) {
      const fault = tellNumber(text, isInteger);
      if (fault !== "") return fault;
    }
    if (isInteger && !/^-?\d+$/.test(readOne(field, text))) return t("faults.integer");
    return isTime(field) && !isSomeTime(field, text) ? t(`faults.${field.kind}`) : "";
  }

  return {
    format: ({ field, operator }, values) =>
      field.kind === "number" && !free.has(operator)
        ? values.map((value) => formatTypedNumber(value, locale))
        : values,
    read: ({ field, operator }, typed) =>
      free.has(operator) ? typed : typed.map((text) => readOne(field, text)),
    findError: ({ field, operator }, typed) =>
      free.has(operator)
        ? ""
        : (typed.map((text) => tellOne(field, text)).find((fault) => fault !== "") ?? ""),
  };
}

/** Asked about a part of a value, or in words of the API's own. */
const free: ReadonlySet<Filter["operator"]> = new Set(["raw", "contains", "starts-with", "empty"]);

function isTime(field: Field): field is TimeField {
  return field.kind === "date" || field.kind === "date-time" || field.kind === "time";
}

/** Many APIs take a day where they have instants, and the other way about. */
function isSomeTime(field: TimeField, text: string): boolean {
  const kinds = field.kind === "time" ? (["time"] as const) : (["date", "date-time"] as const);
  return (
    field.unix !== undefined ||
    kinds.some((kind) => checkValue({ ...field, kind }, text).length === 0)
  );
}
