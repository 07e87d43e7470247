import type { HttpRequest, SettingLocation } from "@quarterdeck/model";
import { listDefaults } from "@quarterdeck/model";

/** Adds the defaults of the parameters in `demanded`, lines of location and name. Values of the request win. */
export function addDefaults(request: HttpRequest, demanded: string | null): HttpRequest {
  const { defaults } = request;
  if (demanded === null || defaults === undefined) return request;
  const lines = demanded.split("\n");
  const headers = new Map<string, string>();
  const query = request.query === "" ? [] : [request.query];
  for (const { in: location, name, default: value = "" } of listDefaults(defaults)) {
    if (!lines.includes(defaultLine({ in: location, name }))) continue;
    if (location === "header") headers.set(name.toLowerCase(), value);
    else if (!hasName(request.query, name))
      query.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  const others = defaults.filter((parameter) => !lines.includes(defaultLine(parameter)));
  for (const name of Object.keys(request.headers)) headers.delete(name.toLowerCase());
  return {
    ...request,
    defaults: others,
    query: query.join("&"),
    headers: { ...Object.fromEntries(headers), ...request.headers },
  };
}

/** Line of a parameter in local storage. Header names are case-insensitive (RFC 9110, section 5.1). */
export function defaultLine({ in: location, name }: SettingLocation): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}

function hasName(query: string, name: string): boolean {
  return query.split("&").some((pair) => pair.split("=", 1)[0] === encodeURIComponent(name));
}
