// @ts-check
import { compare } from "./tally.mjs";
/** @import { AdminModel, Resource, TruthRelation, TruthResource } from "./truth.mjs" */
/** @import { Tallies } from "./tally.mjs" */
/** @typedef {import("@quarterdeck/model").Field} Field */

const SEVERAL = new Set(["ids", "embedded-list", "values"]);

/**
 * Fields that refer to other records: the target, one or several, and the path of its key. Fields that the
 * truth does not list are neither right nor wrong; another target for a listed one is wrong.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, expected: TruthResource, resource: Resource | undefined, nameOf: (name: string) => string | undefined }} pair
 */
export function compareRelations({ relations }, { model, expected, resource, nameOf }) {
  const truths = expected.relations ?? [];
  for (const truth of truths) {
    const to = nameOf(truth.to) ?? `(no ${truth.to})`;
    const field = fieldAt(resource?.fields ?? [], truth.field.split("."));
    compare(
      relations,
      `${expected.name}.${truth.field}`,
      writeTruth(truth, to),
      field && writeField(field, truth),
    );
    if (truth.write === undefined) continue;
    const written = writtenFields(model, resource).flatMap((fields) => {
      const writtenField = findField(fields, truth.write ?? "");
      return writtenField === undefined ? [] : [targetOf(writtenField)];
    });
    const got = written.includes(to) ? to : written.find((target) => target !== undefined);
    compare(relations, `${expected.name} writes ${truth.write}`, to, got);
  }
  const named = new Set(truths.map(({ field }) => field.split(".")[0]));
  for (const field of resource?.fields ?? []) {
    const to = targetOf(field);
    if (to !== undefined && !named.has(field.name)) {
      relations.extra.push(`${expected.name}.${field.name} → ${to}`);
    }
  }
}

/** @param {TruthRelation} truth @param {string} to */
function writeTruth({ kind, value, field }, to) {
  const several = kind === "include" ? "" : SEVERAL.has(kind) ? "several " : "one ";
  const inside = value?.startsWith(`${field}.`) ? ` by ${value.slice(field.length + 1)}` : "";
  return `${several}${to}${inside}`;
}

/** @param {Field} field @param {TruthRelation} truth */
function writeField(field, { kind, value }) {
  if (field.kind !== "reference" && field.kind !== "references") return undefined;
  const several = kind === "include" ? "" : field.kind === "references" ? "several " : "one ";
  const inside = value === undefined ? "" : ` by ${field.keyPath.join(".")}`;
  return `${several}${field.to}${inside}`;
}

/** @param {Field} field */
function targetOf(field) {
  return field.kind === "reference" || field.kind === "references" ? field.to : undefined;
}

/** @param {AdminModel} model @param {Resource | undefined} resource */
function writtenFields(model, resource) {
  const { create, update, replace } = resource?.operations ?? {};
  return model.operations
    .filter(({ id }) => [create, update, replace].includes(id))
    .flatMap(({ body }) => (body?.field.kind === "group" ? [body.field.fields] : []));
}

/** @param {readonly Field[]} fields @param {readonly string[]} path @returns {Field | undefined} */
function fieldAt(fields, [name, ...rest]) {
  const field = fields.find((one) => one.name === name);
  if (rest.length === 0 || field === undefined) return field;
  return field.kind === "group" ? fieldAt(field.fields, rest) : undefined;
}

/** Finds a field by name at any depth of the body. @param {readonly Field[]} fields @param {string} name @returns {Field | undefined} */
function findField(fields, name) {
  const own = fields.find((field) => field.name === name);
  if (own !== undefined) return own;
  const inner = fields.map((field) =>
    field.kind === "group" ? findField(field.fields, name) : undefined,
  );
  return inner.find((field) => field !== undefined);
}
