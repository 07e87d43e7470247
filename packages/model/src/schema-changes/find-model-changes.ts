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
} from "./compare-sign-in.ts";
import { compareFields } from "./compare-fields.ts";
import type { Difference } from "./difference.ts";

/**
 * Lists the changes between two models that matter to users: resources, operations, servers, sign-in, registration,
 * connection settings, and fields with their kinds, relations, required flags and choices. Fields are compared if
 * both models have them loaded.
 */
export function findModelChanges(
  before: PartialModel,
  after: PartialModel,
): readonly ModelChange[] {
  const resources = pair(before.summary.resources, after.summary.resources, ({ name }) => name);
  const operations = pair(before.summary.operations, after.summary.operations, identityOf);
  const single = new Set([...resources.gone, ...resources.come].map(({ name }) => name));
  // An added or removed resource is reported once, without its operations.
  const isApart = ({ resource }: OperationSummary): boolean => !single.has(resource ?? "");
  return [
    ...resources.gone.map((one) => resourceChange("resource-gone", one)),
    ...resources.come.map((one) => resourceChange("resource-new", one)),
    ...operations.gone.filter(isApart).map((one) => operationChange("operation-gone", one)),
    ...operations.come.filter(isApart).map((one) => operationChange("operation-new", one)),
    ...operations.both
      .filter(([was, is]) => is.isDeprecated === true && was.isDeprecated !== true)
      .map(([, is]) => operationChange("operation-deprecated", is)),
    ...compareServers(before.summary.servers, after.summary.servers),
    ...compareSignIn(before.summary.signIn, after.summary.signIn),
    ...compareRegistration(before.summary.signIn, after.summary.signIn),
    ...compareSettings(before.summary.signIn, after.summary.signIn),
    ...compareLoaded(before, after),
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
      const existing = old.get(nameOf(item));
      return existing === undefined ? [] : [[existing, item] as const];
    }),
  };
}

/** Templates that differ only in parameter names are identical (OpenAPI 3.1, "Paths Object"). */
function identityOf({ method, path }: OperationSummary): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

function resourceChange(kind: WholeChange["kind"], { labels }: ResourceSummary): WholeChange {
  return { kind, label: labels.many };
}

function operationChange(kind: WholeChange["kind"], operation: OperationSummary): WholeChange {
  const { label, method, path } = operation;
  return { kind, label, call: `${method.toUpperCase()} ${path}` };
}

function compareLoaded(before: PartialModel, after: PartialModel): readonly ModelChange[] {
  const old = listLoaded(before);
  const now = listLoaded(after);
  const reported = new Map<string, ModelChange>();
  const owned = (difference: Difference, of: readonly string[]) =>
    ownedBy(difference, of, [before, after]);
  const resources = pair(old.resources, now.resources, ({ name }) => name);
  for (const [was, is] of resources.both) {
    for (const difference of compareFields(was.fields, is.fields, {
      thing: "field",
      isSent: false,
    })) {
      reported.set(keyOf(is.name, difference), owned(difference, [is.labels.many]));
    }
  }
  const shown = new Set(reported.keys());
  for (const [was, is] of pair(old.operations, now.operations, identityOf).both) {
    for (const difference of compareInputs(was, is)) {
      const key = keyOf(is.resource ?? is.id, difference);
      const existing = reported.get(key);
      const others = existing !== undefined && "owners" in existing ? existing.owners : [];
      // A new field of a record implies a new input of its forms.
      if (!shown.has(key)) reported.set(key, owned(difference, [...others, is.label]));
    }
  }
  return [...reported.values()];
}

function listLoaded({ chunks }: PartialModel) {
  const resources = chunks.flatMap(({ resource }) => resource ?? []);
  const operations = chunks.flatMap((chunk) => chunk.operations);
  return {
    resources,
    operations: [...new Map(operations.map((one) => [one.id, one])).values()],
  };
}

function compareInputs(was: Operation, is: Operation): readonly Difference[] {
  return [
    ...compareFields(parametersOf(was), parametersOf(is), { thing: "parameter", isSent: true }),
    ...compareFields(bodyOf(was), bodyOf(is), { thing: "field", isSent: true }),
  ];
}

/** Inputs of an operation. Connection settings are compared separately. */
function parametersOf({ parameters }: Operation): readonly Field[] {
  const inputs = parameters.filter((one) => one.in !== "path" && one.isSetting !== true);
  return inputs.map(({ field, isRequired }) => ({ ...field, isRequired }));
}

function bodyOf({ body }: Operation): readonly Field[] {
  return body === undefined ? [] : membersAt(body.field, body.path ?? []);
}

/** Members of the record without its envelope, and the sibling members. */
function membersAt(field: Field, [name, ...rest]: JsonPath): readonly Field[] {
  if (field.kind !== "group") return [field];
  if (name === undefined) return field.fields;
  return field.fields.flatMap((one) => (one.name === name ? membersAt(one, rest) : [one]));
}

function keyOf(owner: string, { kind, path }: Difference): string {
  return `${owner} ${kind} ${path}`;
}

/** Adds the owner; for a relation, also the labels of both resources. */
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

function labelIn({ summary }: PartialModel, resource: string): string {
  return summary.resources.find(({ name }) => name === resource)?.labels.many ?? resource;
}
