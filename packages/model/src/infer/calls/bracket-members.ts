import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";

interface Members {
  readonly properties: Map<string, unknown>;
  readonly required: Set<string>;
  readonly nested: Map<string, Members>;
}

/** At most eight levels; a deeper name is one member as it is written. */
const bracketed = /^([^[\]]+)((?:\[[^[\]]+\]){0,8})(\[\])?$/;

/**
 * Schema of a body whose member names are written in brackets (`user[email]`, `tags[]`), as the objects and lists that
 * they mean, with the names of these members.
 */
export function nestBrackets(
  document: Document,
  node: unknown,
): { readonly schema: unknown; readonly names: readonly string[] } {
  const { properties, required } = readSchema(document, node);
  if (![...properties.keys()].some((name) => name.includes("["))) {
    return { schema: node, names: [] };
  }
  const root = createMembers();
  for (const [name, schema] of properties) {
    const [, first = name, rest = "", ending = ""] = bracketed.exec(name) ?? [];
    const steps = [first, ...rest.split(/[[\]]+/).filter((step) => step !== "")];
    const isList = ending !== "" && readSchema(document, schema).items === undefined;
    const value = isList ? { type: "array", items: schema } : schema;
    addMember(root, steps, { value, isRequired: required.has(name) });
  }
  const names = [...properties.keys()].flatMap((name) => {
    const first = bracketed.exec(name)?.[1];
    return first === undefined || first === name ? [] : [first];
  });
  return { schema: toSchema(root), names: [...new Set(names)] };
}

function createMembers(): Members {
  return { properties: new Map(), required: new Set(), nested: new Map() };
}

function addMember(
  members: Members,
  [step = "", ...rest]: readonly string[],
  member: { readonly value: unknown; readonly isRequired: boolean },
): void {
  if (member.isRequired) members.required.add(step);
  if (rest.length === 0) {
    members.properties.set(step, member.value);
    return;
  }
  const inner = members.nested.get(step) ?? createMembers();
  members.nested.set(step, inner);
  addMember(inner, rest, member);
}

function toSchema({ properties, required, nested }: Members): unknown {
  const objects = [...nested].map(([name, inner]) => [name, toSchema(inner)] as const);
  return {
    type: "object",
    properties: Object.fromEntries([...properties, ...objects]),
    required: [...required],
  };
}
