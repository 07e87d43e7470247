import { isMap, type JsonMap } from "./member.ts";
import type { ParseResult } from "./parse-result.ts";

/**
 * Converts other descriptions of an API to OpenAPI: OData v4 metadata, Google discovery documents, Postman collections
 * and HAR files. Undefined for anything else. The converters are loaded on demand.
 */
export async function convertDescription(
  text: string,
  parsed: ParseResult,
  address: string,
): Promise<JsonMap | undefined> {
  if ("problem" in parsed)
    return parsed.problem.code === "xml" ? convertXml(text, address) : undefined;
  const { value } = parsed;
  if (!isMap(value) || "openapi" in value || "swagger" in value) return undefined;
  if ("log" in value) {
    const { convertHar, isHar } = await import("./convert-har.ts");
    return isHar(value) ? convertHar(value) : undefined;
  }
  if ("item" in value) {
    const { convertPostman, isPostman } = await import("./convert-postman.ts");
    return isPostman(value) ? convertPostman(value) : undefined;
  }
  if ("kind" in value) {
    const { convertDiscovery, isDiscovery } = await import("./convert-discovery.ts");
    return isDiscovery(value) ? convertDiscovery(value) : undefined;
  }
  if (!("$EntityContainer" in value)) return undefined;
  const { readODataJson } = await import("./read-odata-json.ts");
  const schema = readODataJson(value);
  return schema && (await import("./convert-odata.ts")).convertOData(schema, address);
}

async function convertXml(text: string, address: string): Promise<JsonMap | undefined> {
  if (!/<(?:\w+:)?Edmx\b/.test(text)) return undefined;
  const { readXml } = await import("./read-xml.ts");
  const root = readXml(text);
  const { readODataXml } = await import("./read-odata-xml.ts");
  const schema = root && readODataXml(root);
  return schema && (await import("./convert-odata.ts")).convertOData(schema, address);
}
