import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { Operation, Resource } from "@quarterdeck/model";

type Values = Readonly<Record<string, string>>;

/**
 * Binds an operation's path parameters to a record's values: by position in the same path, because
 * descriptions name the same parameter `{id}` in one path and `{order_id}` in another, else by name.
 */
export function bindPath(operation: Operation, resource: Resource, values: Values): Values {
  const template = (resource.itemPath ?? resource.collectionPath ?? "").split("/");
  const bound: Record<string, string> = {};
  let isSamePath = true;
  for (const [index, segment] of operation.path.split("/").entries()) {
    const other = template[index] ?? "";
    const templateNames = parametersIn(other);
    isSamePath &&= other === segment || templateNames.length > 0;
    for (const [position, name] of parametersIn(segment).entries()) {
      const positioned = ownMember(values, templateNames[position] ?? name);
      const named = ownMember(values, name);
      const value = isSamePath ? (positioned ?? named) : (named ?? positioned);
      if (value !== undefined) setOwnMember(bound, name, value);
    }
  }
  return bound;
}

function parametersIn(segment: string): readonly string[] {
  return Array.from(segment.matchAll(/\{([^}]+)\}/g), (match) => match[1] ?? "");
}
