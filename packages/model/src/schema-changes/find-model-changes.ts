import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { PartialModel, ModelChange, WholeChange } from "#types/model-change.ts";
import type { OperationSummary, ResourceSummary } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import {
  compareRegistration,
  compareServers,
  compareSettings,
  compareSignIn,
} from "./compare-entrance.ts";
import { compareFields } from "./compare-fields.ts";
import type { Difference } from "./difference.ts";

/**
 * What of an API is another than before and matters to who works with it: resources, operations, its addresses, how to sign
 * in or up, what all calls must say, fields, their kinds, to what they refer, what is required, what can be chosen. Fields are compared where both sides know them.
 */
export function findModelChanges(
  before: PartialModel,
  after: PartialModel,
): readonly ModelChange[] {
  const resources = pair(before.summary.resources, after.summary.resources, ({ name }) => name);
  const operations = pair(before.summary.operations, after.summary.operations, identityOf);
  const single = new Set([...resources.gone, ...resources.come].map(({ name }) => name));
  // What came or went as a whole is told once, not again by all that belongs to it.
  const isApart = ({ resource }: OperationSummary): boolean => !single.has(resource ?? "");
  return [
    ...resources.gone.map((one) => tellResource("resource-gone", one)),
    ...resources.come.map((one) => tellResource("resource-new", one)),
    ...operations.gone.filter(isApart).map((one) => tellOperation("operation-gone", one)),
    ...operations.come.filter(isApart).map((one) => tellOperation("operation-new", one)),
    ...operations.both
      .filter(([was, is]) => is.isDeprecated === true && was.isDeprecated !== true)
      .map(([, is]) => tellOperation("operation-deprecated", is)),
    ...compareServers(before.summary.servers, after.summary.servers),
    ...compareSignIn(before.summary.signIn, after.summary.signIn),
    ...compareRegistration(before.summary.signIn, after.summary.signIn),
    ...compareSettings(before.summary.signIn, after.summary.signIn),
    ...compareKnown(before, after),
  ];
}

interface Paired<Item> {
  readonly gone: readonly Item[];
  readonly come: readonly Item[];
  readonly both: readonly (readonly [before: Item, after: Item])[];
}

function pair<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): Paired<Item> {
  const old = new Map(before.map((item) => [nameOf(item), item]));
  const now = new Set(after.map(nameOf));
  return {
    gone: before.filter((item) => !now.has(nameOf(item))),
    come: after.filter((item) => !old.has(nameOf(item))),
    both: after.flatMap((item) => {
      const known = old.get(nameOf(item));
      return known === undefined ? [] : [[known, item] as const];
    }),
  };
}

/** OpenAPI 3.1, "Paths Object": templates that differ in the names of their parameters alone are the same. */
function identityOf({ method, path }: OperationSummary): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

function tellResource(kind: WholeChange["kind"], { labels }: ResourceSummary): WholeChange {
  return { kind, label: labels.many };
}

function tellOperation(kind: WholeChange["kind"], operation: OperationSummary): WholeChange {
  const { label, method, path } = operation;
  return { kind, label, call: `${method.toUpperCase()} ${path}` };
}

function compareKnown(before: PartialModel, after: PartialModel): readonly ModelChange[] {
  const old = listKnown(before);
  const now = listKnown(after);
  const told = new Map<string, ModelChange>();
  const owned = (difference: Difference, of: readonly string[]) =>
    ownedBy(difference, of, [before, after]);
  const resources = pair(old.resources, now.resources, ({ name }) => name);
  for (const [was, is] of resources.both) {
    for (const difference of compareFields(was.fields, is.fields, {
      thing: "field",
      isSent: false,
    })) {
      told.set(keyOf(is.name, difference), owned(difference, [is.labels.many]));
    }
  }
  const shown = new Set(told.keys());
  for (const [was, is] of pair(old.operations, now.operations, identityOf).both) {
    for (const difference of compareAsked(was, is)) {
      const key = keyOf(is.resource ?? is.id, difference);
      const known = told.get(key);
      const others = known !== undefined && "owners" in known ? known.owners : [];
      // Who reads that a record has a new field expects its forms to ask for it.
      if (!shown.has(key)) told.set(key, owned(difference, [...others, is.label]));
    }
  }
  return [...told.values()];
}

function listKnown({ chunks: parts }: PartialModel) {
  const resources = parts.flatMap(({ resource }) => resource ?? []);
  const operations = parts.flatMap((chunk) => chunk.operations);
  return {
    resources,
    operations: [...new Map(operations.map((one) => [one.id, one])).values()],
  };
}

function compareAsked(was: Operation, is: Operation): readonly Difference[] {
  return [
    ...compareFields(parametersOf(was), parametersOf(is), { thing: "parameter", isSent: true }),
    ...compareFields(bodyOf(was), bodyOf(is), { thing: "field", isSent: true }),
  ];
}

/** What a person fills in: what the whole connection is asked for stands elsewhere. */
function parametersOf({ parameters }: Operation): readonly Field[] {
  const asked = parameters.filter((one) => one.in !== "path" && one.isSetting !== true);
  return asked.map(({ field, isRequired }) => ({ ...field, isRequired }));
}

function bodyOf({ body }: Operation): readonly Field[] {
  return body === undefined ? [] : membersAt(body.field, body.path ?? []);
}

/** The record's own members without what wraps it, and what stands around it. */
function membersAt(field: Field, [name, ...rest]: JsonPath): readonly Field[] {
  if (field.kind !== "group") return [field];
  if (name === undefined) return field.fields;
  return field.fields.flatMap((one) => (one.name === name ? membersAt(one, rest) : [one]));
}

function keyOf(owner: string, { kind, path }: Difference): string {
  return `${owner} ${kind} ${path}`;
}

/** Of whom it is; of a relation, what the resources on both ends of the change are called. */
function ownedBy(
  { path: _path, ...difference }: Difference,
  of: readonly string[],
  [before, after]: readonly [PartialModel, PartialModel],
): ModelChange {
  if (difference.kind !== "field-relation" && difference.kind !== "parameter-relation") {
    return { ...difference, owners: of };
  }
  const labels = {
    before: labelIn(before, difference.before),
    after: labelIn(after, difference.after),
  };
  return { ...difference, ...labels, owners: of };
}

function labelIn({ summary: core }: PartialModel, resource: string): string {
  return core.resources.find(({ name }) => name === resource)?.labels.many ?? resource;
}
