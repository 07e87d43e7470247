import type { Field } from "#types/field.ts";
import type { KeyList, Operation } from "#types/operation.ts";
import { typedValue } from "./typed-value.ts";
import type { LocatedValue } from "./located-value.ts";

/** List that contains the key of one record, at its location. */
export function keyListValue(operation: Operation, keys: KeyList, key: string): LocatedValue {
  const { in: location, path, member } = keys;
  const [parameter = ""] = path;
  if (location === "query") {
    const field = operation.parameters.find((one) => one.name === parameter)?.field;
    return { at: { parameter }, value: field?.kind === "list" ? [key] : key };
  }
  const value = typedKey(operation.body?.field, keys, key);
  const at = { in: "body", parameter } as const;
  return {
    at,
    value: [member === undefined ? value : { [member]: value }],
    ...(path.length === 0 ? { isWhole: true } : {}),
  };
}

function typedKey(body: Field | undefined, { path, member }: KeyList, key: string): unknown {
  const list = path.reduce((field, step) => memberOf(field, step), body);
  const branches = list?.kind === "variants" ? list.types : [list];
  const item = branches.find((one) => one?.kind === "list")?.item;
  const field = member === undefined ? item : memberOf(item, member);
  return field === undefined ? key : typedValue(field, key);
}

function memberOf(field: Field | undefined, name: string | number): Field | undefined {
  return field?.kind === "group" ? field.fields.find((one) => one.name === name) : undefined;
}
