import type { ReferenceField } from "#types/field.ts";
import { valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import type { Option } from "./reference-options.ts";

type Written = Pick<ReferenceField, "addressPath" | "alternateKeys">;

/**
 * Value of a reference to a picked record: its key, its own address, or the value of another field, which is `proven` or
 * the first that the record has.
 */
export function pickedValue(
  { addressPath, alternateKeys }: Written,
  option: Option,
  proven?: string,
): unknown {
  for (const name of proven === undefined ? (alternateKeys ?? []) : [proven]) {
    const value = valueAt(option.row, [name]);
    if ((scalarText(value) ?? "") !== "") return value;
  }
  const address = addressPath === undefined ? undefined : valueAt(option.row, addressPath);
  return typeof address === "string" && address !== "" ? address : option.value;
}

/** Value of a reference to a typed key: an address like those of the loaded records, if requests contain addresses. */
export function typedReference(
  field: Pick<ReferenceField, "addressPath">,
  [first]: readonly Option[],
  key: unknown,
): unknown {
  if (field.addressPath === undefined || first === undefined) return key;
  const [sample, text] = [pickedValue(field, first), scalarText(key) ?? ""];
  if (typeof sample !== "string" || !sample.includes("/") || text.includes("/") || text === "")
    return key;
  return sample.replace(/[^/]+(?=\/?$)/, () => encodeURIComponent(text));
}
