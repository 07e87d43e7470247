import { nameInExpression } from "#read/path-template.ts";
import type { PathTemplate } from "#read/path-template.ts";
import type { CallParameter } from "./call.ts";
import { foldName } from "#infer/names/words.ts";

/** Makes a parameter that the template names and nobody declares. */
export type AddParameter = (
  name: string,
  place: "path" | "query",
  isRequired: boolean,
) => CallParameter;

/**
 * One parameter for each place of a path template: the declared one of that name, or of nearly that name, or the only one
 * that is left, else one that is added. What is declared for a place that the path does not have is left out.
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
  const path = names.map((name) => {
    const found = bound.get(name);
    const { parameter, schema } =
      found === undefined ? add(name, "path", true) : rename(found, name);
    const isSpanning = template.spanning.has(name);
    return { parameter: { ...parameter, ...(isSpanning ? { allowReserved: true } : {}) }, schema };
  });
  const isDeclared = (name: string) =>
    others.some(({ parameter }) => parameter.in === "query" && parameter.name === name);
  const query = template.query
    .filter(
      ({ name }, place, all) =>
        !isDeclared(name) && all.findIndex((one) => one.name === name) === place,
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

/** Names between braces: `/a/{id},{no}` has two. */
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
      const found = bound.has(name) ? undefined : byKey.get(key(name));
      if (found === undefined) continue;
      bound.set(name, found);
      free.delete(found);
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
