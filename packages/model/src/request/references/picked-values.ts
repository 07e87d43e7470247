import type { ReferenceField } from "#types/field.ts";
import { valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import type { Option } from "./reference-options.ts";

type Written = Pick<ReferenceField, "addressForm" | "addressPath" | "alternateKeys">;

/**
 * Value of a reference to a picked record: its key, its own address, or the value of another field, which is `proven` or
 * the first that the record has.
 */
export function pickedValue(
  { addressForm, addressPath, alternateKeys }: Written,
  option: Option,
  proven?: string,
): unknown {
  for (const name of proven === undefined ? (alternateKeys ?? []) : [proven]) {
    const value = valueAt(option.row, [name]);
    if ((scalarText(value) ?? "") !== "") return value;
  }
  if (addressForm !== undefined) return writeAddress(addressForm, scalarText(option.value) ?? "");
  const address = addressPath === undefined ? undefined : valueAt(option.row, addressPath);
  return typeof address === "string" && address !== "" ? address : option.value;
}

/** Value of a reference to a typed key: an address like those of the loaded records, if requests contain addresses. */
export function typedReference(
  field: Pick<ReferenceField, "addressForm" | "addressPath">,
  [first]: readonly Option[],
  key: unknown,
): unknown {
  const { addressForm } = field;
  const own = scalarText(key) ?? "";
  if (addressForm !== undefined && own !== "" && !own.includes("/"))
    return writeAddress(addressForm, own);
  if (field.addressPath === undefined || first === undefined) return key;
  const [sample, text] = [pickedValue(field, first), scalarText(key) ?? ""];
  if (typeof sample !== "string" || !sample.includes("/") || text.includes("/") || text === "")
    return key;
  return sample.replace(/[^/]+(?=\/?$)/, () => encodeURIComponent(text));
}

/** Address of a record in the form that responses showed. */
export function writeAddress(form: string, key: string): string {
  return form.replace("{key}", () => encodeURIComponent(key));
}
