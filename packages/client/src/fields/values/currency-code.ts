import { type Field, valueAt } from "@quarterdeck/model";
import { currencyField } from "./input-tool.ts";

/** Currency of an amount in its record: `EUR`. */
export function currencyCode(
  field: Field,
  fields: readonly Field[],
  record: unknown,
): string | undefined {
  const currency = currencyField(field, fields);
  const code = currency && valueAt(record, [currency.name]);
  return typeof code === "string" && /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : undefined;
}
