import type { Document } from "#read/document.ts";
import type { DocumentOperation } from "#read/list-operations.ts";
import { memberOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "./call.ts";
import { parameterNodes } from "./parameters.ts";

const keyAtEnd = /\{([^{}/]+)\}\/?$/;
const proseOfAll = /\bor\s+["'`]?all\b["'`]?/i;

/** Operation of the document; `shape` if it is a part of one that reads a record or all of them. */
interface SplitOperation {
  readonly declared: DocumentOperation;
  readonly shape?: "rows" | "record";
}

/**
 * Operations, with a separate list for a read whose key may be `all`: `/get/alias/all` of `/get/alias/{id}`. Its
 * response describes both.
 */
export function splitReadsOfAll(
  document: Document,
  operations: readonly DocumentOperation[],
): readonly SplitOperation[] {
  const paths = new Set(operations.map(({ template }) => template.path));
  return operations.flatMap((declared): readonly SplitOperation[] => {
    const { method, template } = declared;
    const path = template.path.replace(keyAtEnd, "all");
    if (method !== "get" || paths.has(path) || !takesAll(document, declared)) return [{ declared }];
    return [
      { declared: { ...declared, template: { ...template, path } }, shape: "rows" },
      { declared, shape: "record" },
    ];
  });
}

/** Response as a list or as a record, if it has objects at all. */
export function withShape(call: Call, shape: SplitOperation["shape"]): Call {
  const { response } = call;
  const hasObjects = response.shape === "rows" || response.shape === "record";
  return shape === undefined || !hasObjects ? call : { ...call, response: { ...response, shape } };
}

function takesAll(document: Document, { template, item, operation }: DocumentOperation): boolean {
  const name = keyAtEnd.exec(template.path)?.[1];
  if (name === undefined) return false;
  return parameterNodes(item, operation).some((node) => {
    const parameter = resolve(document, node).value;
    if (memberOf(parameter, "in") !== "path" || memberOf(parameter, "name") !== name) return false;
    const { choices, keywords } = readSchema(document, memberOf(parameter, "schema"));
    const samples = [memberOf(parameter, "example"), keywords["example"], keywords["default"]];
    return (
      (choices ?? []).includes("all") ||
      samples.includes("all") ||
      proseOfAll.test(textOf(parameter, "description") ?? "")
    );
  });
}
