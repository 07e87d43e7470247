import type { Field } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import { isAddressName } from "#own/address-names.ts";
import { ownMember } from "#own/own-member.ts";
import { recordKey } from "#request/records/record-key.ts";

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Names of the fields in which all rows have their own address: the API sets it. */
export function findOwnAddresses(
  resource: Pick<Resource, "fields" | "key" | "itemPath">,
  rows: Rows,
): readonly string[] | undefined {
  const names = resource.fields.flatMap(({ name, isReadOnly }) => {
    if (isReadOnly === true || !isAddressName(name)) return [];
    const filled = rows.filter((row) => (ownMember(row, name) ?? "") !== "");
    const isOwn = filled.every((row) => isOwnAddress(resource, row, ownMember(row, name)));
    return filled.length > 0 && isOwn ? [name] : [];
  });
  return names.length === 0 ? undefined : names;
}

/** True for an address that ends in the path of the record with its key. */
function isOwnAddress(
  { key, itemPath }: Pick<Resource, "key" | "itemPath">,
  row: unknown,
  value: unknown,
): boolean {
  const [part, ...others] = key;
  const text = recordKey({ key }, row);
  if (part === undefined || others.length > 0 || itemPath === undefined) return false;
  if (text === undefined || typeof value !== "string") return false;
  const template = segmentsOf(itemPath);
  const segments = segmentsOf(value.replace(/^https?:\/\/[^/]+/i, "").replace(/[?#].*/, ""));
  const own = segments.slice(-template.length);
  return (
    own.length === template.length &&
    template.every((segment, index) => {
      if (segment === `{${part.parameter}}`) return own[index] === text;
      return segment.includes("{") || segment === own[index];
    })
  );
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** Fields of a body without inputs for the address of the record itself. */
export function readOnlyAddresses(field: Field, names: readonly string[]): Field {
  if (field.kind !== "group") return field;
  const { fields } = field;
  const inside = (inner: Field) => (fields.length === 1 ? readOnlyAddresses(inner, names) : inner);
  return {
    ...field,
    fields: fields.map((inner) =>
      names.includes(inner.name)
        ? { ...inner, isReadOnly: true, isRequired: false }
        : inside(inner),
    ),
  };
}
