import type { Problem } from "#types/problem.ts";
import { isMap, type JsonMap } from "./member.ts";
import type { ParseResult } from "./parse-result.ts";

/** A description as OpenAPI, with the problems of the conversion. */
export interface Converted {
  readonly value: JsonMap;
  readonly problems: readonly Problem[];
}

/**
 * Converts other descriptions of an API to OpenAPI: OData v4 metadata, Google discovery documents, Postman collections,
 * HAR files and the index of WordPress. Undefined for anything else. The converters are loaded on demand.
 */
export async function convertDescription(
  text: string,
  parsed: ParseResult,
  address: string,
): Promise<Converted | undefined> {
  if ("problem" in parsed)
    return parsed.problem.code === "xml"
      ? withoutProblems(await convertXml(text, address))
      : undefined;
  const { value } = parsed;
  if (!isMap(value) || "openapi" in value || "swagger" in value) return undefined;
  if ("log" in value) {
    const { convertHar, isHar } = await import("./convert-har.ts");
    return isHar(value) ? convertHar(value) : undefined;
  }
  if ("item" in value) {
    const { convertPostman, isPostman } = await import("./convert-postman.ts");
    return isPostman(value) ? withoutProblems(convertPostman(value)) : undefined;
  }
  // The API of Postman returns a collection in an envelope.
  const { collection } = value;
  if (isMap(collection) && "item" in collection)
    return convertDescription(text, { ...parsed, value: collection }, address);
  if ("kind" in value) {
    const { convertDiscovery, isDiscovery } = await import("./convert-discovery.ts");
    return isDiscovery(value) ? withoutProblems(convertDiscovery(value)) : undefined;
  }
  if ("routes" in value) {
    const { convertRoutes, isRouteIndex } = await import("./convert-routes.ts");
    return isRouteIndex(value) ? withoutProblems(convertRoutes(value, address)) : undefined;
  }
  if (!("$EntityContainer" in value)) return undefined;
  const { readODataJson } = await import("./read-odata-json.ts");
  const schema = readODataJson(value);
  if (schema === undefined) return undefined;
  return withoutProblems((await import("./convert-odata.ts")).convertOData(schema, address));
}

function withoutProblems(value: JsonMap | undefined): Converted | undefined {
  return value && { value, problems: [] };
}

async function convertXml(text: string, address: string): Promise<JsonMap | undefined> {
  if (!/<(?:\w+:)?Edmx\b/.test(text)) return undefined;
  const { readXml } = await import("./read-xml.ts");
  const root = readXml(text);
  const { readODataXml } = await import("./read-odata-xml.ts");
  const schema = root && readODataXml(root);
  return schema && (await import("./convert-odata.ts")).convertOData(schema, address);
}
