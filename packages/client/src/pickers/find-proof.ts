import {
  addressReference,
  provenReference,
  recordKey,
  type ReferenceField,
  type ReferenceProof,
  type Resource,
  valueAt,
} from "@quarterdeck/model";
import type { FieldServices, ReferenceTitles } from "#fields/field-services.ts";
import { readReference, titleKeyOf } from "#fields/values/read-reference.ts";

interface ProofSources {
  readonly findRecord: FieldServices["findAddressedRecord"];
  readonly titles: Pick<ReferenceTitles, "get">;
  /** Field of the target in which the values were found; undefined: its key. */
  readonly alternateKey: string | undefined;
}

/** Small numbers are keys of most lists: one proves nothing. */
const LEAST_NUMBERS = 2;

/** Finds the proof of a reference in the values of a page; undefined if they leave it open. */
export function findProof(
  field: ReferenceField,
  values: readonly unknown[],
  { findRecord, titles, alternateKey }: ProofSources,
): ReferenceProof | undefined {
  const items = new Set(values.flat().filter((one) => one !== null && one !== undefined));
  const keys = [...items].map((item) => readReference({ ...field, keyPath: [] }, item)?.key);
  const present = keys.filter((key) => key !== undefined);
  if (present.length === 0) return undefined;
  const addresses = [...items].map((item) => findRecord(String(item)));
  const to = addresses[0]?.resource;
  if (to !== undefined && addresses.every((record) => record?.resource === to)) {
    const forms = new Set([...items].map((item) => String(item).replace(KEY, "{key}")));
    const [addressForm, ...others] = forms;
    return others.length > 0 ? undefined : { to, addressForm };
  }
  if (field.isGuess !== true || addresses.some((record) => record !== undefined)) return undefined;
  const shownTitles = present.map((key) => titles.get(field.to, titleKeyOf(field, key)));
  const count = shownTitles.filter((title) => typeof title === "string").length;
  const least = field.isInteger === true ? LEAST_NUMBERS : 1;
  if (shownTitles.includes(null) || count < least) return undefined;
  return { to: field.to, alternateKey };
}

/** References in fields of plain addresses. The address of the record itself is none. */
export function proveAddresses(
  resource: Resource,
  rows: readonly unknown[],
  sources: Omit<ProofSources, "alternateKey">,
): readonly ReferenceField[] {
  return resource.fields.flatMap((described) => {
    const field = addressReference(described);
    if (field === undefined) return [];
    const values = rows.map((row) => valueAt(row, [field.name]));
    const proof = findProof(field, values, { ...sources, alternateKey: undefined });
    const isOwn = (row: unknown, index: number) =>
      readReference({ ...field, isLastSegment: true }, values[index])?.key ===
      recordKey(resource, row);
    const isSelf = proof?.to === resource.name && rows.every(isOwn);
    return proof === undefined || isSelf ? [] : [provenReference(field, proof)];
  });
}

/** Keys of a page if no record has one of them; empty if some have a title or are not read yet. */
export function findUnknownKeys(
  field: ReferenceField,
  values: readonly unknown[],
  titles: ProofSources["titles"],
): readonly string[] {
  const references = values.flat().map((value) => readReference(field, value)?.key ?? "");
  // Zero is often the absence of a record.
  const keys = new Set(references.filter((key) => !/^0*$/.test(key)));
  const titleKeys = Array.from(keys, (key) => titleKeyOf(field, key));
  const areUnknown = titleKeys.every((key) => titles.get(field.to, key) === null);
  return areUnknown && keys.size >= LEAST_UNKNOWN ? titleKeys : [];
}

/** One key may be that of a deleted record. */
const LEAST_UNKNOWN = 2;

/** The last segment of an address. */
const KEY = /[^/?#]+(?=\/?(?:[?#].*)?$)/;
