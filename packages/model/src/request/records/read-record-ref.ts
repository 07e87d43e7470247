import { ownMember } from "#own/own-member.ts";
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

/**
 * Key and parents that the values of an operation address: the inverse of `pathValues`. No key if a part is missing.
 */
export function readRecordRef(
  operation: Operation,
  resource: Pick<Resource, "key" | "parents">,
  { parameters, body }: Values,
): Pick<RecordRef, "key" | "parents"> {
  const names = pathParameters(operation.path);
  const resourceParameters = [...resource.parents, ...resource.key].map(
    ({ parameter }) => parameter,
  );
  const read = (parameter: string, index: number): string | undefined => {
    // A parameter of another name is matched by its position in the path.
    const name = names.includes(parameter) ? parameter : names[index];
    const isOther = name === undefined || (name !== parameter && resourceParameters.includes(name));
    return isOther ? undefined : scalarText(ownMember(parameters, name));
  };
  const members = isJsonObject(body) ? body : {};
  const key = resource.key.map(({ parameter, in: location }, index) => {
    if (location === "query") return scalarText(ownMember(parameters, parameter));
    if (location === "body") return scalarText(ownMember(members, parameter));
    return read(parameter, resource.parents.length + index);
  });
  const parents = resource.parents.flatMap(({ parameter }, index) => {
    const value = read(parameter, index);
    return value === undefined ? [] : [[parameter, value] as const];
  });
  const isComplete = key.every((part) => part !== undefined && part !== "");
  return {
    ...(isComplete && { key: key.map((part) => encodeText(part ?? "")).join(",") }),
    parents: Object.fromEntries(parents),
  };
}
