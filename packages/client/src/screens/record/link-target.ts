import {
  type ReferenceField,
  type Resource,
  recordKey,
  valueAt,
  writeReference,
} from "@quarterdeck/model";
import { readKeyPart, readPickedKey } from "#fields/values/read-picked-key.ts";
import { readReference } from "#fields/values/read-reference.ts";
import { readTypedKey } from "#pickers/read-typed-key.ts";

/** Other end of a link, referred to by one field or by several. */
export interface LinkTarget {
  readonly field: ReferenceField;
  /** Key of the record at the end of a link, as the picker has it. */
  readonly keyOf: (row: unknown) => string | undefined;
  readonly pickedKey: (picked: unknown) => string | undefined;
  /** Values of a link to a picked record. */
  readonly valuesOf: (picked: unknown) => Readonly<Record<string, unknown>>;
  /** The key as in addresses, and as people read it. */
  readonly addressOf: (key: string) => string;
  readonly textOf: (key: string) => string;
}

export function findLinkTarget({ fields }: Resource, name: string): LinkTarget | undefined {
  const field = fields.find((one) => one.name === name);
  const composite = field?.composite;
  if (field !== undefined && composite !== undefined) {
    const { label, isRequired } = field;
    const names = composite.key.flatMap((part) => part.field);
    const parts = names.flatMap((own) => fields.find((one) => one.name === own) ?? []);
    return {
      field: { name, label, isRequired, kind: "reference", to: composite.to, keyPath: [] },
      keyOf: (row) => recordKey(composite, row),
      pickedKey: String,
      valuesOf: (picked) => readPickedKey(parts, picked) ?? {},
      addressOf: (key) => key,
      textOf: (key) => key.split(",").map(decodeURIComponent).join(", "),
    };
  }
  if (field?.kind !== "reference") return undefined;
  return {
    field,
    keyOf: (row) => readReference(field, valueAt(row, [name]))?.key,
    pickedKey: (picked) => readReference({ ...field, keyPath: [] }, picked)?.key,
    valuesOf: (picked) => ({ [name]: writeReference(field, picked) }),
    addressOf: encodeURIComponent,
    textOf: (key) => key,
  };
}

/** Values of a link by the texts of the key of the record at this end. */
export function linkValues(
  { fields }: Resource,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const values = Object.entries(texts).flatMap(([name, text]) => {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return [];
    const isReference = field.kind === "reference";
    const value = isReference
      ? writeReference(field, readTypedKey(field, undefined, text))
      : readKeyPart(field, text);
    return [[name, value] as const];
  });
  return Object.fromEntries(values);
}
