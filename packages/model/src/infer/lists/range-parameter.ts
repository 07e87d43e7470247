import type { ParameterLocation } from "#types/list-shape.ts";
import type { Call, CallParameter } from "#infer/calls/call.ts";

/** Finds the `Range` header of a list: a header parameter, also with another name (`REST-Range`), or a 206 response with `Content-Range`. */
export function findRangeParameter({ parameters, response }: Call): ParameterLocation | undefined {
  const declared = parameters.find(
    ({ parameter: { in: location, name } }) =>
      location === "header" && /(?:^|-)range$/i.test(name) && !/^if-|^content-/i.test(name),
  );
  if (declared === undefined) {
    const hasRange = ["content-range", "accept-ranges"].some((name) =>
      response.headers.includes(name),
    );
    return response.isPartial === true && hasRange ? locate("Range", "items") : undefined;
  }
  const text = proseOf(declared);
  // A range of keys has its own syntax: `id ]a..; max=10`.
  if (/\bbytes\b|\.\.|max=/.test(text)) return undefined;
  const unit = /([a-z][\w-]*)=(?:\d+|<?\{?\w+\}?>?|\(?\\+d)[^\s-]*-/i.exec(text)?.[1];
  const hasBare = /(?<![\w=-])\d+-\d+(?![\w-])/.test(text);
  const hasUnitHeader = parameters.some(({ parameter }) => /^range-unit$/i.test(parameter.name));
  const { name } = declared.parameter;
  const parameter = /^range$/i.test(name) ? "Range" : name;
  return locate(parameter, unit ?? (hasBare || hasUnitHeader ? undefined : "items"));
}

function locate(parameter: string, unit: string | undefined): ParameterLocation {
  return { in: "range", parameter, ...(unit === undefined ? {} : { unit }) };
}

function proseOf({ parameter: { field }, schema }: CallParameter): string {
  return `${field.description ?? ""} ${String(field.example ?? "")} ${JSON.stringify(schema) ?? ""}`;
}
