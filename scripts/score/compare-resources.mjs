// @ts-check
import { ROLES } from "./match-resources.mjs";
import { compare } from "./tally.mjs";
import { callById, callOf, callsFor, shapeOf } from "./truth.mjs";
/** @import { AdminModel, Resource, Truth, TruthAction, TruthResource, TruthSingleton } from "./truth.mjs" */
/** @import { Tallies } from "./tally.mjs" */

/**
 * Paths, operations by role, key, record paths and parents of one resource.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, expected: TruthResource, resource: Resource | undefined, nameOf: (name: string) => string | undefined }} pair
 */
export function compareResource(tallies, { model, expected, resource, nameOf }) {
  const paths = [expected.collection, expected.item];
  const own = [resource?.collectionPath, resource?.itemPath];
  compare(
    tallies.resources,
    expected.name,
    paths.map((path) => shapeOf(path ?? "")).join(" "),
    resource === undefined ? undefined : own.map((path) => shapeOf(path ?? "")).join(" "),
  );
  const updates = new Set(callsFor(expected, "update"));
  for (const [role, roles] of ROLES) {
    const right = callsFor(expected, role);
    const got = roles.flatMap((one) => callById(model, resource?.operations[one]) ?? []);
    // A PUT with the key in its path may create, too.
    const isUpsert =
      role === "create" && right.length === 0 && got.some((call) => updates.has(call));
    if (isUpsert) continue;
    compare(
      tallies.operations,
      `${expected.name} ${role}`,
      right[0] ?? null,
      got.some((call) => right.includes(call)) ? right[0] : got[0],
    );
  }
  const key = [expected.id].flat().filter((id) => typeof id === "string");
  if (expected.id !== undefined) {
    compare(
      tallies.key,
      expected.name,
      key.length === 0 ? null : key.join(", "),
      writeKey(resource) || resource?.identity?.join("."),
    );
  }
  compareRecordPaths(tallies, { model, expected, resource });
  for (const parent of expected.parents ?? []) {
    compare(
      tallies.parents,
      `${expected.name} below ${parent.resource}`,
      nameOf(parent.resource) ?? parent.resource,
      parentAt(expected, parent.param, resource),
    );
  }
}

/** @param {Resource | undefined} resource */
function writeKey(resource) {
  return resource?.key.map(({ field }) => field.join(".")).join(", ");
}

/** Path of the record in responses and bodies, for the operations that the model has. @param {Tallies} tallies @param {{ model: AdminModel, expected: TruthResource, resource: Resource | undefined }} pair */
function compareRecordPaths(tallies, { model, expected, resource }) {
  if (typeof expected.ops.show === "string") {
    compare(tallies.read, expected.name, expected.read, resource?.record?.join("."));
  }
  const writes = /** @type {const} */ ([
    ["create", ["create"]],
    ["update", ["update", "replace"]],
  ]);
  for (const [role, roles] of writes) {
    const path = expected.write?.[role];
    if (typeof path !== "string") continue;
    const right = callsFor(expected, role);
    const operation = roles
      .map((own) => model.operations.find(({ id }) => id === resource?.operations[own]))
      .find((one) => one !== undefined && right.includes(callOf(one)));
    compare(
      tallies.write,
      `${expected.name} ${role}`,
      path,
      operation?.body === undefined ? undefined : (operation.body.path ?? []).join("."),
    );
  }
}

/** Parents are compared by the position of their parameter in the path. @param {TruthResource} expected @param {string} parameter @param {Resource | undefined} resource */
function parentAt(expected, parameter, resource) {
  const [path, own] =
    expected.collection === null
      ? [expected.item, resource?.itemPath]
      : [expected.collection, resource?.collectionPath];
  const index = namesIn(path ?? "").indexOf(parameter);
  const name = namesIn(own ?? "")[index];
  return resource?.parents.find((parent) => parent.parameter === name)?.resource;
}

/** @param {string} path */
function namesIn(path) {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
}

const SCOPES = { item: "record", collection: "collection", parent: "collection" };

/**
 * Actions of a resource: on a record or on the collection. An action on a parent may belong to the parent's
 * records or to the list below it.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, expected: TruthResource, resource: Resource | undefined }} pair
 */
export function compareActions(tallies, { model, expected, resource }) {
  const actions = model.operations.filter(({ id }) => resource?.actions.includes(id));
  for (const action of expected.actions ?? []) {
    const operation = model.operations.find((one) => callOf(one) === shapeOf(action.op));
    const isOwn = operation !== undefined && actions.includes(operation);
    const parents = resource?.parents.map((parent) => parent.resource) ?? [];
    const isOfParent =
      action.on === "parent" &&
      model.resources.some(
        (one) => parents.includes(one.name) && one.actions.includes(operation?.id ?? ""),
      );
    const got = isOwn ? scopeIn(operation, resource) : isOfParent ? "collection" : undefined;
    if (action.optional === true && got === undefined) continue;
    compare(tallies.actions, `${expected.name} ${action.op}`, SCOPES[action.on], got);
  }
}

/** An operation that creates a nested record is an action of the parent, although its role is create. @param {import("./truth.mjs").Operation} operation @param {Resource | undefined} resource */
function scopeIn(operation, resource) {
  return operation.resource === resource?.name ? operation.scope : "record";
}

/** @param {Tallies} tallies @param {AdminModel} model @param {TruthSingleton} expected */
export function compareSingleton({ singletons }, model, expected) {
  const resource = model.resources.find(
    ({ isSingleton, operations }) =>
      isSingleton === true && callById(model, operations.read) === shapeOf(expected.show ?? ""),
  );
  const { show, update = null, read, write, actions = [] } = expected;
  compare(
    singletons,
    `${expected.name} show`,
    show === null ? null : shapeOf(show),
    callById(model, resource?.operations.read),
  );
  const updates = [resource?.operations.update, resource?.operations.replace];
  const calls = updates.flatMap((id) => callById(model, id) ?? []);
  const expectedCall = update === null ? null : shapeOf(update);
  compare(
    singletons,
    `${expected.name} update`,
    expectedCall,
    calls.find((call) => call === expectedCall) ?? calls[0],
  );
  compare(singletons, `${expected.name} read`, read, resource?.record?.join("."));
  const writer = model.operations.find(
    (one) => updates.includes(one.id) && callOf(one) === expectedCall,
  );
  compare(
    singletons,
    `${expected.name} write`,
    write,
    writer?.body === undefined ? undefined : (writer.body.path ?? []).join("."),
  );
  for (const call of actions) {
    const operation = model.operations.find((one) => callOf(one) === shapeOf(call));
    const isAction = resource?.actions.includes(operation?.id ?? "") === true;
    compare(
      singletons,
      `${expected.name} ${call}`,
      shapeOf(call),
      isAction ? shapeOf(call) : undefined,
    );
  }
}

/**
 * Resources that the truth does not list. They are wrong if they have an operation that the truth assigns to
 * another resource or ignores; otherwise they are neither right nor wrong.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, truth: Truth, matched: ReadonlySet<Resource> }} all
 */
export function compareOthers(tallies, { model, truth, matched }) {
  const matchedCalls = new Set([...matched].flatMap((resource) => listCalls(model, resource)));
  const named = namedCalls(truth).filter((call) => !matchedCalls.has(call));
  const shown = new Set((truth.singletons ?? []).map(({ show }) => shapeOf(show ?? "")));
  for (const resource of model.resources) {
    const calls = Object.values(resource.operations).flatMap((id) => callById(model, id) ?? []);
    if (matched.has(resource) || calls.some((call) => shown.has(call))) continue;
    const taken = calls.filter((call) => named.includes(call));
    const paths = [resource.collectionPath, resource.itemPath].filter(Boolean).join(" ");
    if (taken.length > 0) tallies.resources.wrong.push(`${paths} takes ${taken.join(", ")}`);
    else tallies.resources.extra.push(paths);
  }
  const ignored = new Set((truth.ignored ?? []).map(shapeOf));
  for (const operation of model.operations) {
    const owner = model.resources.find(({ actions }) => actions.includes(operation.id));
    if (owner !== undefined && ignored.has(callOf(operation))) {
      tallies.actions.wrong.push(`${owner.name} has ${callOf(operation)}`);
    }
  }
}

/** @param {AdminModel} model @param {Resource} resource */
function listCalls(model, { operations, actions }) {
  return [...Object.values(operations), ...actions].flatMap((id) => callById(model, id) ?? []);
}

/** Operations that the truth mentions. @param {Truth} truth */
function namedCalls({ resources, singletons, ignored }) {
  return [
    ...resources.flatMap(({ ops, alternatives = {}, actions = [] }) => [
      ...Object.values(ops),
      ...Object.values(alternatives).flat(),
      ...actions.map((/** @type {TruthAction} */ { op }) => op),
    ]),
    ...(singletons ?? []).flatMap(({ show, update, actions = [] }) => [show, update, ...actions]),
    ...(ignored ?? []),
  ].flatMap((call) => (typeof call === "string" ? [shapeOf(call)] : []));
}
