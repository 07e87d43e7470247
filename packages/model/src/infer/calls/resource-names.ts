import type { Document } from "#read/document.ts";
import type { DocumentOperation } from "#read/list-operations.ts";
import { listOf, memberOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { singularOf } from "#infer/names/words.ts";

/** Pattern of a resource name (https://google.aip.dev/122): `vessels/[^/]+`, `^shelves/[^/]+/books/[^/]+$`. */
const RESOURCE_NAME = /^(?:[A-Za-z][\w-]*\/\[\^\/\]\+\/?)+$/;

/** Marks a parameter whose value is the last segment of the resource name in a record. */
export const LAST_SEGMENT = "x-quarterdeck-last-segment";

/**
 * Operations whose paths contain the segments of resource names: `/v1/vessels/{vessel}` of `/v1/{name}`, whose parameter
 * has the pattern `vessels/[^/]+`.
 */
export function expandResourceNames(
  document: Document,
  operations: readonly DocumentOperation[],
): readonly DocumentOperation[] {
  return operations.map((declared) => {
    const { template, item, operation } = declared;
    let { path } = template;
    const expand = (nodes: readonly unknown[]): readonly unknown[] =>
      nodes.flatMap((node) => {
        const parameter = resolve(document, node).value;
        const name = textOf(parameter, "name") ?? "";
        const segments = readSegments(document, parameter);
        if (segments.length === 0 || !path.includes(`{${name}}`)) return [node];
        const names = segments.map((segment) => freeName(path, singularOf(segment)));
        const expanded = segments.map((segment, at) => `${segment}/{${names[at]}}`).join("/");
        path = path.replace(`{${name}}`, expanded);
        return names.map((one) => ({
          name: one,
          in: "path",
          required: true,
          schema: { type: "string", [LAST_SEGMENT]: true },
        }));
      });
    const [ofItem, own] = [item, operation].map((parent) => expand(listOf(parent, "parameters")));
    if (path === template.path) return declared;
    return {
      ...declared,
      template: { ...template, path },
      item: { ...item, parameters: ofItem },
      operation: { ...operation, parameters: own },
    };
  });
}

/** Fixed segments of a resource name, each of which precedes a key; none for other parameters. */
function readSegments(document: Document, parameter: unknown): readonly string[] {
  if (memberOf(parameter, "in") !== "path") return [];
  const schema = resolve(document, memberOf(parameter, "schema")).value;
  const written = textOf(schema, "pattern") ?? textOf(parameter, "pattern") ?? "";
  const pattern = written.replaceAll(String.raw`\/`, "/").replaceAll(/^\^|\$$/g, "");
  if (!RESOURCE_NAME.test(pattern)) return [];
  return pattern.split(/\/\[\^\/\]\+\/?/).filter((segment) => segment !== "");
}

function freeName(path: string, name: string): string {
  return path.includes(`{${name}}`) ? freeName(path, `${name}_`) : name;
}
