import type { ReferenceField } from "#types/field.ts";

/** Facts that responses show about the values of a reference. */
export interface ReferenceProof {
  readonly to: string;
  /** Field of the target that has the values, if it is not the key. */
  readonly alternateKey?: string | undefined;
  /** Addresses of the records, with `{key}` in place of the key. */
  readonly addressForm?: string | undefined;
}

/** The reference as responses prove it: no guess, and one way to write it. */
export function provenReference(field: ReferenceField, proof: ReferenceProof): ReferenceField {
  const { kind, name, label, isRequired, isInteger, isUuid } = field;
  const { to, alternateKey, addressForm } = proof;
  const isKey = alternateKey === undefined && addressForm === undefined;
  return {
    kind,
    name,
    label,
    isRequired,
    to,
    keyPath: [],
    isProven: true,
    ...(alternateKey !== undefined && { alternateKeys: [alternateKey] }),
    ...(addressForm !== undefined && { isLastSegment: true, addressForm }),
    ...(isKey && isInteger && { isInteger }),
    ...(isKey && isUuid && { isUuid }),
  };
}
