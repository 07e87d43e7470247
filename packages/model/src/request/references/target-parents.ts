import { ownMember } from "#own/own-member.ts";
import type { Field, ReferenceField } from "#types/field.ts";
import type { Json } from "#types/json.ts";
import type { Parent, Resource } from "#types/resource.ts";
import { typedValue } from "#request/parameters/typed-value.ts";
import { writeReference } from "./reference-options.ts";
import { splitKey } from "#request/records/record-key.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { normalizeName } from "#request/values/normalize-name.ts";

type Texts = Readonly<Record<string, string>>;

/** Context of a form field: the record of the form, and the values of its other fields. */
export interface FieldScope {
  /** Resource of the form; absent for an operation without a resource. */
  readonly resource?: Pick<Resource, "name" | "parents" | "key">;
  readonly parents: Texts;
  /** Key of the record that the form changes. */
  readonly key?: string;
  readonly fields: readonly Field[];
  readonly values: unknown;
}

/** Values of the path parameters above the target records, or the parent that must be chosen first. */
export interface TargetParents {
  readonly values?: Texts;
  readonly missing?: Parent;
}

/**
 * Parents of the target records of a reference: from other reference fields of the form, the record itself, or the
 * address.
 */
export function findTargetParents(
  { parents }: Pick<Resource, "parents">,
  scope: FieldScope,
): TargetParents {
  const values: [string, string][] = [];
  for (const parent of parents) {
    const value =
      fromFields(parent, scope) ?? fromRecord(parent, scope) ?? fromAddress(parent, scope);
    if (value === undefined || value === "") return { missing: parent };
    values.push([parent.parameter, value]);
  }
  return { values: Object.fromEntries(values) };
}

function fromFields({ parameter, resource }: Parent, scope: FieldScope): string | undefined {
  const { fields, values } = scope;
  if (!isJsonObject(values)) return undefined;
  const references = fields.filter((field) => field.kind === "reference" && field.to === resource);
  const named = fields.find(({ name }) => normalizeName(name) === normalizeName(parameter));
  const field = pickByName(references, parameter) ?? named;
  const value = field && ownMember(values, field.name);
  const path = field?.kind === "reference" ? field.keyPath : [];
  return scalarText(value) ?? scalarText(valueAt(value, path));
}

function fromRecord({ parameter, resource }: Parent, scope: FieldScope): string | undefined {
  const { resource: own, key } = scope;
  if (own === undefined || key === undefined || own.name !== resource) return undefined;
  const parts = splitKey(own, key) ?? {};
  return (
    ownMember(parts, parameter) ?? (own.key.length === 1 ? Object.values(parts)[0] : undefined)
  );
}

function fromAddress({ parameter, resource }: Parent, scope: FieldScope): string | undefined {
  const { resource: own, parents } = scope;
  const same = own?.parents.filter(
    (one) => one.resource !== undefined && one.resource === resource,
  );
  const only = same?.length === 1 ? same[0]?.parameter : undefined;
  return (
    ownMember(parents, parameter) ?? (only === undefined ? undefined : ownMember(parents, only))
  );
}

/** Fields of a new record with the references to its parents filled in and fixed. */
export function fixParentReferences(
  fields: readonly Field[],
  { parents }: Pick<Resource, "parents">,
  values: Texts,
): readonly Field[] {
  const fixed = new Map(
    parents.flatMap(({ parameter, resource }) => {
      const references = fields.filter(
        (field) => field.kind === "reference" && field.to === resource,
      );
      const field = pickByName(references, parameter);
      const text = ownMember(values, parameter);
      return field === undefined || text === undefined ? [] : [[field, text] as const];
    }),
  );
  return fields.map((field) => {
    const text = fixed.get(field);
    if (text === undefined || field.kind !== "reference") return field;
    return { ...field, isRequired: true, isFixed: true, default: fixedValue(field, text) };
  });
}

function fixedValue(field: ReferenceField, text: string): Json {
  return writeReference(field, typedValue(field, text)) as Json;
}

/** Field with the name of the parameter; a single field under any name. */
function pickByName(fields: readonly Field[], parameter: string): Field | undefined {
  const named = fields.find(({ name }) => normalizeName(name) === normalizeName(parameter));
  return named ?? (fields.length === 1 ? fields[0] : undefined);
}
