import { isMap, memberOf, textOf, type JsonMap } from "#read/member.ts";
import { readRoutePath } from "./route-path.ts";

export { readRoutePath } from "./route-path.ts";

/** Operation that an index of an API or its reference lists. */
export interface Route {
  /** In lower case. */
  readonly method: string;
  /** Path with `{name}` for each parameter. */
  readonly path: string;
  readonly description?: string | undefined;
  /** Examples of the body. */
  readonly bodies?: readonly JsonMap[] | undefined;
  /** Names of the members that each body needs. */
  readonly required?: readonly string[] | undefined;
}

const METHODS = ["get", "post", "put", "patch", "delete"];
const OTHER_METHODS = ["head", "options", "trace", "connect"];
const METHOD_NAMES =
  /^(?:https?[-_ ]?)?(?:methods?|verbs?|actions?|allow(?:ed)?(?:[-_ ]?methods?)?)$/i;
const PATH_NAMES = /^(?:paths?|ur[il]|href|route|endpoint|pattern|rule|resource|template)$/i;
const DESCRIPTION_NAMES = /^(?:description|summary|title|doc|docs|help|info|purpose)$/i;
const BODY_NAMES = /^(?:body|example|request|payload|requestbody|sample)$/i;
/** Members of the rows of a log, which has methods and paths, too. */
const LOG_NAMES = /^_?id$|time|^date$|status|duration|latency|^ip$|remote|user/i;

const MAX_LEVELS = 6;
/** Routes that are read; more would block the page. */
const MAX_ROUTES = 2000;

/**
 * Routes in the index of an API, which names paths with their methods in one of the usual forms. Empty for other
 * responses, also for those that name a single route.
 */
export function listRoutes(value: unknown): readonly Route[] {
  const routes = collect(value, 0).slice(0, MAX_ROUTES);
  const unique = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const paths = new Set(routes.map(({ path }) => path));
  const isIndex = paths.size > 1 && routes.some(({ method }) => method === "get");
  return isIndex ? [...unique.values()] : [];
}

function collect(value: unknown, level: number): readonly Route[] {
  if (level > MAX_LEVELS || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => readEntry(one, level));
  return Object.entries(value).flatMap(([name, inner]) => readMember(name, inner, level));
}

/** An entry of a list: `{"method": "GET", "path": "/ships"}`, `"GET /ships"` or `["GET", "/ships"]`. */
function readEntry(entry: unknown, level: number): readonly Route[] {
  if (typeof entry === "string") return readLine(entry);
  if (isMap(entry)) return readObject(entry) ?? collect(entry, level + 1);
  if (!Array.isArray(entry)) return [];
  const [first, second, description] = entry as readonly unknown[];
  const pair = [first, second].map((one) => (typeof one === "string" ? one : ""));
  const path = pair.map(readRoutePath).find((one) => one !== undefined);
  const methods = pair.flatMap(readMethods);
  if (path === undefined || methods.length === 0) return collect(entry, level + 1);
  return routesOf(path, methods, { description });
}

function readObject(entry: JsonMap): readonly Route[] | undefined {
  const names = Object.keys(entry);
  if (names.some((name) => LOG_NAMES.test(name))) return undefined;
  const path = names
    .filter((name) => PATH_NAMES.test(name))
    .map((name) => readRoutePath(textOf(entry, name) ?? ""))
    .find((one) => one !== undefined);
  const methods = names
    .filter((name) => METHOD_NAMES.test(name))
    .flatMap((name) => readMethods(memberOf(entry, name)));
  return path === undefined || methods.length === 0 ? undefined : routesOf(path, methods, entry);
}

/** A member of an object: its name is a path, or a method and a path. */
function readMember(name: string, value: unknown, level: number): readonly Route[] {
  const line = readLine(name)[0];
  if (line !== undefined) return routesOf(line.path, [line.method], describe(value));
  const path = /^\^?\//.test(name) ? readRoutePath(name) : undefined;
  if (path === undefined) {
    const [entry] = isMap(value) ? [readObject(value)] : [];
    return entry ?? collect(value, level + 1);
  }
  return readOperations(path, value);
}

/** Methods of one path: names, an object with a member for each, or an object that lists them. */
function readOperations(path: string, value: unknown): readonly Route[] {
  const methods = readMethods(value);
  if (methods.length > 0 && !isMap(value)) return routesOf(path, methods, {});
  if (Array.isArray(value)) return value.flatMap((one: unknown) => readOperations(path, one));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (isMethod(name)) return routesOf(path, readMethods(name), describe(inner));
    if (METHOD_NAMES.test(name)) {
      const named = isMap(inner)
        ? Object.entries(inner).flatMap(([method, one]) =>
            isMethod(method) && one !== false
              ? routesOf(path, readMethods(method), describe(one))
              : [],
          )
        : [];
      return named.length > 0 ? named : routesOf(path, readMethods(inner), value);
    }
    return name === "endpoints" ? readOperations(path, inner) : [];
  });
}

function describe(value: unknown): JsonMap {
  return isMap(value) ? value : { description: value };
}

const LINE =
  /^\s*(get|post|put|patch|delete)\s*:?\s+(?:https?:\/\/[^/\s]+)?(\/\S*)(?:\s+[-–—:]*\s*(.*\S))?\s*$/i;

/** The rest of a line is its description. */
const LONGEST_LINE = 1000;

/** `GET /ships/:id - One ship`. */
export function readLine(text: string): readonly Route[] {
  const [, method, written = "", description] = LINE.exec(text.slice(0, LONGEST_LINE).trim()) ?? [];
  const path = readRoutePath(written);
  return method === undefined || path === undefined
    ? []
    : routesOf(path, readMethods(method), { description });
}

function isMethod(name: string): boolean {
  return [...METHODS, ...OTHER_METHODS].includes(name.toLowerCase());
}

/** Methods in a list, or in a text that has nothing else: `GET, POST`, `GET|HEAD`. */
function readMethods(value: unknown): readonly string[] {
  const names = [value]
    .flat()
    .flatMap((one: unknown) => (typeof one === "string" ? one.split(/[\s,|/]+/) : [""]))
    .map((name) => name.toLowerCase())
    .filter((name, _, all) => name !== "" || all.length === 1);
  return names.every(isMethod) ? names.filter((name) => METHODS.includes(name)) : [];
}

function routesOf(path: string, methods: readonly string[], entry: JsonMap): readonly Route[] {
  const valueOf = (pattern: RegExp): unknown =>
    Object.entries(entry).find(([name]) => pattern.test(name))?.[1];
  const description = valueOf(DESCRIPTION_NAMES);
  const body = valueOf(BODY_NAMES);
  return [...new Set(methods)].map((method) => ({
    method,
    path,
    ...(typeof description === "string" && description !== "" && { description }),
    ...(isMap(body) && method !== "get" && method !== "delete" && { bodies: [body] }),
  }));
}
