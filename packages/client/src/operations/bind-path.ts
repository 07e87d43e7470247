import type { Operation, Resource } from "@quarterdeck/model";

type Values = Readonly<Record<string, string>>;

/**
 * An operation's path parameters filled from a record's own: by their place in the path, because descriptions call
 * the same place `{id}` here and `{order_id}` there.
 */
export function bindPath(operation: Operation, resource: Resource, values: Values): Values {
  const template = (resource.itemPath ?? resource.collectionPath ?? "").split("/");
  const bound: Record<string, string> = {};
  for (const [index, segment] of operation.path.split("/").entries()) {
    const theirs = parametersIn(template[index] ?? "");
    for (const [place, name] of parametersIn(segment).entries()) {
      const value = values[theirs[place] ?? name] ?? values[name];
      if (value !== undefined) bound[name] = value;
    }
  }
  return bound;
}

function parametersIn(segment: string): readonly string[] {
  return Array.from(segment.matchAll(/\{([^}]+)\}/g), (match) => match[1] ?? "");
}
