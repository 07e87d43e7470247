// @ts-check
/**
 * Format of a ground truth (`expected/NAME.json`); an operation that does not exist is `null`.
 *
 * @typedef {import("@quarterdeck/model").AdminModel} AdminModel
 * @typedef {import("@quarterdeck/model").Resource} Resource
 * @typedef {import("@quarterdeck/model").Operation} Operation
 * @typedef {import("@quarterdeck/model").ListShape} ListShape
 *
 * @typedef {"list" | "show" | "create" | "update" | "delete"} TruthRole
 * @typedef {{ op: string, on: "item" | "collection" | "parent", optional?: boolean }} TruthAction
 * @typedef {{ field: string, to: string, kind: string, write?: string, value?: string }} TruthRelation
 * @typedef {{ style: string, in?: string, param?: string, page?: string, size?: string, first?: number,
 *   offset?: string, limit?: string, cursor?: string, next?: string }} TruthPaging
 * @typedef {{ items: string, total: string | null, paging: TruthPaging, search: string | null, filters: readonly string[],
 *   sort: { param: string, form: string, direction?: string, fields?: readonly string[] } | null }} TruthList
 * @typedef {{ name: string, collection: string | null, item: string | null, id?: string | readonly string[] | null,
 *   ops: { readonly [role in TruthRole]?: string | null }, alternatives?: { readonly [role in TruthRole]?: readonly string[] },
 *   list?: TruthList, read?: string, write?: { create?: string | null, update?: string | null },
 *   relations?: readonly TruthRelation[], parents?: readonly { param: string, resource: string }[],
 *   actions?: readonly TruthAction[] }} TruthResource
 * @typedef {{ name: string, show: string | null, update?: string | null, read?: string, write?: string,
 *   actions?: readonly string[] }} TruthSingleton
 * @typedef {{ kind?: string, op?: string, body?: string, username?: string, password?: string, token?: string, send?: string }} TruthPassword
 * @typedef {{ schemes: readonly string[], password: TruthPassword | null, me?: string, logout?: string,
 *   refresh?: string, register?: string }} TruthLogin
 * @typedef {{ document: string, base?: string, login: TruthLogin, resources: readonly TruthResource[],
 *   singletons?: readonly TruthSingleton[] | null, ignored?: readonly string[] | null }} Truth
 */

/** A path without the names of its parameters. @param {string} path */
export function shapeOf(path) {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

/** Method and path of an operation, without the names of path parameters. @param {Pick<Operation, "method" | "path">} operation */
export function callOf({ method, path }) {
  return `${method.toUpperCase()} ${shapeOf(path)}`;
}

/** Method and path of an operation by its id. @param {AdminModel} model @param {string | undefined} id */
export function callById(model, id) {
  const operation = model.operations.find((one) => one.id === id);
  return operation === undefined ? undefined : callOf(operation);
}

/** Operations that are right for a role, as calls. @param {TruthResource} truth @param {TruthRole} role */
export function callsFor({ ops, alternatives }, role) {
  return [ops[role], ...(alternatives?.[role] ?? [])].flatMap((call) =>
    typeof call === "string" ? [shapeOf(call)] : [],
  );
}
