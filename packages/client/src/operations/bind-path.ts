import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { Operation, Resource } from "@quarterdeck/model";

type Values = Readonly<Record<string, string>>;

/**
 * Binds an operation's path parameters to a record's values: by position in the path, because
 * descriptions name the same parameter `{id}` in one path and `{order_id}` in another.
 */
export function bindPath(operation: Operation, resource: Resource, values: Values): Values {
  const template = (resource.itemPath ?? resource.collectionPath ?? "").split("/");
  const bound: Record<string, string> = {};
  for (const [index, segment] of operation.path.split("/").entries()) {
    const templateNames = parametersIn(template[index] ?? "");
    for (const [position, name] of parametersIn(segment).entries()) {
      const value = ownMember(values, templateNames[position] ?? name) ?? ownMember(values, name);
      if (value !== undefined) setOwnMember(bound, name, value);
    }
  }
  return bound;
}

function parametersIn(segment: string): readonly string[] {
  return Array.from(segment.matchAll(/\{([^}]+)\}/g), (match) => match[1] ?? "");
}
