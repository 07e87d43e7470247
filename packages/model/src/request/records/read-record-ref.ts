import type { Operation } from "#types/operation.ts";
import type { RecordRef } from "#types/record-ref.ts";
import type { Resource } from "#types/resource.ts";
import { pathParameters } from "#request/parameters/fill-path.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { encodeText, scalarText } from "#request/values/write-text.ts";

interface Values {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The record that an operation's values lead to: what `pathValues` does, the other way round. */
export function readRecordRef(
  operation: Operation,
  resource: Pick<Resource, "key" | "parents">,
  { parameters, body }: Values,
): Pick<RecordRef, "key" | "parents"> {
  const names = pathParameters(operation.path);
  const known = [...resource.parents, ...resource.key].map(({ parameter }) => parameter);
  const read = (parameter: string, index: number): string | undefined => {
    // What is called otherwise there stands at the same place of the path.
    const name = names.includes(parameter) ? parameter : names[index];
    const isOther = name === undefined || (name !== parameter && known.includes(name));
    return isOther ? undefined : scalarText(parameters[name]);
  };
  const members = isJsonObject(body) ? body : {};
  const key = resource.key.map(({ parameter, in: place }, index) => {
    if (place === "query") return scalarText(parameters[parameter]);
    if (place === "body") return scalarText(members[parameter]);
    return read(parameter, resource.parents.length + index);
  });
  const parents = resource.parents.flatMap(({ parameter }, index) => {
    const value = read(parameter, index);
    return value === undefined ? [] : [[parameter, value] as const];
  });
  const isTold = key.every((part) => part !== undefined && part !== "");
  return {
    ...(isTold && { key: key.map((part) => encodeText(part ?? "")).join(",") }),
    parents: Object.fromEntries(parents),
  };
}
