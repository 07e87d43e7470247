// @ts-check
import { ROLES } from "./match-resources.mjs";
import { compare } from "./tally.mjs";
import { callById, callOf, callsFor, shapeOf } from "./truth.mjs";
/** @import { AdminModel, Resource, Truth, TruthAction, TruthResource, TruthSingleton } from "./truth.mjs" */
/** @import { Tallies } from "./tally.mjs" */

/**
 * Paths, operations by role, key, places of the record and parents of one resource.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, wanted: TruthResource, resource: Resource | undefined, nameOf: (name: string) => string | undefined }} pair
 */
export function compareResource(tallies, { model, wanted, resource, nameOf }) {
  const paths = [wanted.collection, wanted.item];
  const own = [resource?.collectionPath, resource?.itemPath];
  compare(
    tallies.resources,
    wanted.name,
    paths.map((path) => shapeOf(path ?? "")).join(" "),
    resource === undefined ? undefined : own.map((path) => shapeOf(path ?? "")).join(" "),
  );
  for (const [role, roles] of ROLES) {
    const right = callsFor(wanted, role);
    const got = roles.flatMap((one) => callById(model, resource?.operations[one]) ?? []);
    compare(
      tallies.operations,
      `${wanted.name} ${role}`,
      right[0] ?? null,
      got.some((call) => right.includes(call)) ? right[0] : got[0],
    );
  }
  const key = [wanted.id].flat().filter((id) => typeof id === "string");
  if (wanted.id !== undefined) {
    compare(
      tallies.key,
      wanted.name,
      key.length === 0 ? null : key.join(", "),
      writeKey(resource) || resource?.identity?.join("."),
    );
  }
  compareRecordPlaces(tallies, { model, wanted, resource });
  for (const parent of wanted.parents ?? []) {
    compare(
      tallies.parents,
      `${wanted.name} below ${parent.resource}`,
      nameOf(parent.resource) ?? parent.resource,
      parentAt(wanted, parent.param, resource),
    );
  }
}

/** @param {Resource | undefined} resource */
function writeKey(resource) {
  return resource?.key.map(({ field }) => field.join(".")).join(", ");
}

/** Where the record stands in answers and bodies; only for operations that were found. @param {Tallies} tallies @param {{ model: AdminModel, wanted: TruthResource, resource: Resource | undefined }} pair */
function compareRecordPlaces(tallies, { model, wanted, resource }) {
  if (typeof wanted.ops.show === "string") {
    compare(tallies.read, wanted.name, wanted.read, resource?.record?.join("."));
  }
  const writes = /** @type {const} */ ([
    ["create", ["create"]],
    ["update", ["update", "replace"]],
  ]);
  for (const [role, roles] of writes) {
    const place = wanted.write?.[role];
    if (typeof place !== "string") continue;
    const right = callsFor(wanted, role);
    const operation = roles
      .map((own) => model.operations.find(({ id }) => id === resource?.operations[own]))
      .find((one) => one !== undefined && right.includes(callOf(one)));
    compare(
      tallies.write,
      `${wanted.name} ${role}`,
      place,
      operation?.body === undefined ? undefined : (operation.body.path ?? []).join("."),
    );
  }
}

/** Parents compare by the place of their parameter in the path. @param {TruthResource} wanted @param {string} parameter @param {Resource | undefined} resource */
function parentAt(wanted, parameter, resource) {
  const [path, own] =
    wanted.collection === null
      ? [wanted.item, resource?.itemPath]
      : [wanted.collection, resource?.collectionPath];
  const place = namesIn(path ?? "").indexOf(parameter);
  const name = namesIn(own ?? "")[place];
  return resource?.parents.find((parent) => parent.parameter === name)?.resource;
}

/** @param {string} path */
function namesIn(path) {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
}

const SCOPES = { item: "record", collection: "collection", parent: "collection" };

/**
 * What can be done beside the roles: in the actions of its resource, on a record or on the collection. What is done
 * to a parent may stand with the parent's records or with the list below it.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, wanted: TruthResource, resource: Resource | undefined }} pair
 */
export function compareActions(tallies, { model, wanted, resource }) {
  const actions = model.operations.filter(({ id }) => resource?.actions.includes(id));
  for (const action of wanted.actions ?? []) {
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
    compare(tallies.actions, `${wanted.name} ${action.op}`, SCOPES[action.on], got);
  }
}

/** What creates a record below another is the other's action, though its own role is to create. @param {import("./truth.mjs").Operation} operation @param {Resource | undefined} resource */
function scopeIn(operation, resource) {
  return operation.resource === resource?.name ? operation.scope : "record";
}

/** @param {Tallies} tallies @param {AdminModel} model @param {TruthSingleton} wanted */
export function compareSingleton({ singletons }, model, wanted) {
  const resource = model.resources.find(
    ({ isSingleton, operations }) =>
      isSingleton === true && callById(model, operations.read) === shapeOf(wanted.show ?? ""),
  );
  const { show, update = null, read, write, actions = [] } = wanted;
  compare(
    singletons,
    `${wanted.name} show`,
    show === null ? null : shapeOf(show),
    callById(model, resource?.operations.read),
  );
  const updates = [resource?.operations.update, resource?.operations.replace];
  const calls = updates.flatMap((id) => callById(model, id) ?? []);
  const wantedCall = update === null ? null : shapeOf(update);
  compare(
    singletons,
    `${wanted.name} update`,
    wantedCall,
    calls.find((call) => call === wantedCall) ?? calls[0],
  );
  compare(singletons, `${wanted.name} read`, read, resource?.record?.join("."));
  const writer = model.operations.find(
    (one) => updates.includes(one.id) && callOf(one) === wantedCall,
  );
  compare(
    singletons,
    `${wanted.name} write`,
    write,
    writer?.body === undefined ? undefined : (writer.body.path ?? []).join("."),
  );
  for (const call of actions) {
    const operation = model.operations.find((one) => callOf(one) === shapeOf(call));
    const isAction = resource?.actions.includes(operation?.id ?? "") === true;
    compare(
      singletons,
      `${wanted.name} ${call}`,
      shapeOf(call),
      isAction ? shapeOf(call) : undefined,
    );
  }
}

/**
 * Resources of ours that the truth does not name: wrong where they take an operation for a role that the truth gives
 * to something else, which then lacks it, or says is nothing; else neither right nor wrong.
 * @param {Tallies} tallies
 * @param {{ model: AdminModel, truth: Truth, matched: ReadonlySet<Resource> }} all
 */
export function compareOthers(tallies, { model, truth, matched }) {
  const held = new Set([...matched].flatMap((resource) => callsHeld(model, resource)));
  const named = namedCalls(truth).filter((call) => !held.has(call));
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
function callsHeld(model, { operations, actions }) {
  return [...Object.values(operations), ...actions].flatMap((id) => callById(model, id) ?? []);
}

/** Operations that the truth gives to something. @param {Truth} truth */
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
