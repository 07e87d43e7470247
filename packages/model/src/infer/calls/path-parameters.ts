import { nameInExpression } from "#read/path-template.ts";
import type { PathTemplate } from "#read/path-template.ts";
import type { CallParameter } from "./call.ts";
import { formatParameterOf } from "#infer/names/path-segments.ts";
import { foldName } from "#infer/names/words.ts";

/** Creates a parameter that the template names and the document does not declare. */
export type AddParameter = (
  name: string,
  location: "path" | "query",
  isRequired: boolean,
) => CallParameter;

/**
 * Binds each name of a path template to a parameter: the declared one with the same or a similar name, or the
 * only one left, else an added one. Declared path parameters without a name in the template are left out.
 */
export function bindTemplate(
  template: PathTemplate,
  declared: readonly CallParameter[],
  add: AddParameter,
): readonly CallParameter[] {
  const inPath = declared.filter(({ parameter }) => parameter.in === "path").map(withPlainName);
  const others = declared.filter(({ parameter }) => parameter.in !== "path");
  const names = namesInPath(template.path);
  const bound = pairNames(names, inPath, template);
  const format = formatParameterOf(template.path);
  const path = names.map((name) => {
    const match = bound.get(name);
    const own = match === undefined ? add(name, "path", true) : rename(match, name);
    const { parameter, schema } = name === format ? withJson(own) : own;
    const isSpanning = template.spanning.has(name);
    return { parameter: { ...parameter, ...(isSpanning ? { allowReserved: true } : {}) }, schema };
  });
  const isDeclared = (name: string) =>
    others.some(({ parameter }) => parameter.in === "query" && parameter.name === name);
  const query = template.query
    .filter(
      ({ name }, index, all) =>
        !isDeclared(name) && all.findIndex((one) => one.name === name) === index,
    )
    .map(({ name, isRequired }) => {
      const misplaced = inPath.find(({ parameter }) => parameter.name === name);
      const added = add(name, "query", isRequired);
      if (misplaced === undefined) return added;
      const field = { ...misplaced.parameter.field, isRequired };
      return { parameter: { ...added.parameter, field }, schema: misplaced.schema };
    });
  return [...path, ...others, ...query];
}

/** JSON as the default of a format suffix. */
function withJson({ parameter, schema }: CallParameter): CallParameter {
  const { field } = parameter;
  const values = field.kind === "choice" ? field.choices.map(({ value }) => value) : ["json"];
  const json = values.find((value) => /^\.?json$/i.test(String(value)));
  const isOpen = field.default === undefined && json !== undefined;
  return isOpen
    ? { parameter: { ...parameter, field: { ...field, default: json } }, schema }
    : { parameter, schema };
}

/** Parameter names of a path template: `/a/{id},{no}` has two. */
export function namesInPath(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? "");
}

function withPlainName(declared: CallParameter): CallParameter {
  return rename(declared, nameInExpression(declared.parameter.name));
}

function rename({ parameter, schema }: CallParameter, name: string): CallParameter {
  return { parameter: { ...parameter, name }, schema };
}

function pairNames(
  names: readonly string[],
  declared: readonly CallParameter[],
  { repeats }: PathTemplate,
): ReadonlyMap<string, CallParameter> {
  const bound = new Map<string, CallParameter>();
  const free = new Set(declared);
  const pair = (key: (name: string) => string) => {
    const byKey = new Map([...free].map((one) => [key(one.parameter.name), one]));
    for (const name of names) {
      const match = bound.has(name) ? undefined : byKey.get(key(name));
      if (match === undefined) continue;
      bound.set(name, match);
      free.delete(match);
    }
  };
  pair((name) => repeats.get(name) ?? name);
  pair(foldName);
  const [left, ...more] = free;
  const [unbound, ...others] = names.filter((name) => !bound.has(name));
  if (left !== undefined && more.length === 0 && unbound !== undefined && others.length === 0) {
    bound.set(unbound, left);
  }
  return bound;
}
