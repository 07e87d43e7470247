import { joinObjects, ownMember } from "#own/own-member.ts";
import type { ExpectedResponse, HttpRequest } from "#types/http.ts";
import type { Operation, Parameter } from "#types/operation.ts";
import { fillPath } from "./fill-path.ts";
import { writeHeaderParameter, writeQueryParameter, writeQuerystring } from "./write-parameter.ts";

/** Values of parameters by name. */
export type ParameterValues = Readonly<Record<string, unknown>>;

/** Headers that a parameter cannot set (OpenAPI 3.1, "Parameter Object"). */
const ignoredHeaders: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

/**
 * Request of an operation without a body; `values` by parameter name. Throws a `RangeError` if a path parameter has no
 * value.
 */
export function writeRequest(operation: Operation, values: ParameterValues): HttpRequest {
  const settings = operation.parameters.flatMap(({ isSetting, in: location, name }) =>
    isSetting && ownMember(values, name) === undefined ? [{ in: location, name }] : [],
  );
  const { fixed = [], response, schemes } = operation;
  const { accept } = response;
  const inPath = new Set(
    operation.parameters.filter((one) => one.in === "path").map(({ name }) => name),
  );
  // The value of a name is that of its path: APIs refuse it twice, although they describe it so.
  const own = operation.parameters.filter(
    ({ name, isRequired }) => isRequired || !inPath.has(name),
  );
  const parameters = [...own, ...fixed.map(({ parameter }) => parameter)];
  const constant = Object.fromEntries(fixed.map(({ parameter, value }) => [parameter.name, value]));
  const defaults = own.filter(
    (one) => hasDefault(one) && !one.isRequired && ownMember(values, one.name) === undefined,
  );
  const all = fixed.length === 0 ? values : joinObjects([values, constant]);
  return {
    method: operation.method.toUpperCase(),
    path: fillPath(operation, values),
    query: writeQuery(parameters, all),
    headers: { ...(accept && { Accept: accept }), ...writeHeaders(parameters, all) },
    ...(settings.length === 0 ? {} : { settings }),
    ...(schemes === undefined ? {} : { schemes }),
    ...(defaults.length === 0 ? {} : { defaults }),
    expected: { ...response, kind: kindOf(operation) },
  };
}

function hasDefault({ field }: Parameter): boolean {
  return field.default !== undefined || (field.kind === "choice" && field.choices.length === 1);
}

const readMethods: ReadonlySet<string> = new Set(["get", "head", "options", "query"]);

function kindOf({ method, role }: Operation): ExpectedResponse["kind"] {
  if (role === "list" || role === "read") return role;
  return readMethods.has(method) ? "other" : "write";
}

function writeQuery(parameters: readonly Parameter[], values: ParameterValues): string {
  const written: string[] = [];
  for (const parameter of parameters) {
    const value = ownMember(values, parameter.name);
    if (parameter.in === "query") written.push(writeQueryParameter(parameter, value));
    if (parameter.in === "querystring") written.push(writeQuerystring(parameter, value));
  }
  return written.filter((text) => text !== "").join("&");
}

function writeHeaders(
  parameters: readonly Parameter[],
  values: ParameterValues,
): HttpRequest["headers"] {
  const headers: [string, string][] = [];
  const cookies: string[] = [];
  for (const parameter of parameters) {
    const value = ownMember(values, parameter.name);
    const name = parameter.name.toLowerCase();
    if (parameter.in === "cookie") cookies.push(writeQueryParameter(parameter, value));
    if (parameter.in === "header" && !ignoredHeaders.has(name)) {
      const text = writeHeaderParameter(parameter, value);
      if (text !== undefined) headers.push([name, text]);
    }
  }
  // Browsers ignore this header: there the cookie must exist already.
  const cookie = cookies.filter((text) => text !== "").join("; ");
  if (cookie !== "") headers.push(["cookie", cookie]);
  return Object.fromEntries(headers);
}
