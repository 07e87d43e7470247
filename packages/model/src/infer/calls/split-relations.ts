import type { Document } from "#read/document.ts";
import type { DocumentOperation } from "#read/list-operations.ts";
import { memberOf, textOf } from "#read/member.ts";
import { resolve } from "#read/resolve.ts";
import { readSchema } from "#read/schema.ts";
import { labelsInProse } from "#infer/fields/prose-labels.ts";
import { labelOf, splitWords } from "#infer/names/words.ts";
import { parameterNodes } from "./parameters.ts";
import { namesInPath } from "./path-parameters.ts";

const MOST_RELATIONS = 40;
const RELATION_WORD = /^(?:links?|linked|relations?|relationships?|related|associations?)$/;

/** Operation of the document; `relation` is the label of the relation that its path names. */
export interface RelationOperation {
  readonly declared: DocumentOperation;
  readonly relation?: string;
}

/**
 * Operations, with one for each relation that a path parameter selects next to the key of a record:
 * `/links/orders/records/{recordId}` of `/links/{linkFieldId}/records/{recordId}`, whose parameter has an enum. A path
 * without a read does not list them: `POST /links/{linkType}/{key}` has a kind of link.
 */
export function splitRelations(
  document: Document,
  operations: readonly DocumentOperation[],
): readonly RelationOperation[] {
  const paths = new Set(operations.map(({ template }) => template.path));
  const listed = new Set(
    operations.flatMap(({ method, template }) =>
      method === "get" && template.path.endsWith("}") ? [template.path] : [],
    ),
  );
  return operations.flatMap((declared): readonly RelationOperation[] => {
    const { template } = declared;
    const isListed = listed.has(template.path) && selectsRelation(template.path);
    const selected = isListed ? findRelations(document, declared) : undefined;
    if (selected === undefined) return [{ declared }];
    const split = [...selected.labels].map(([value, relation]) => {
      const path = template.path.replace(`{${selected.name}}`, encodeURIComponent(value));
      return { declared: { ...declared, template: { ...template, path } }, relation };
    });
    // A path that the document has too describes that relation better.
    return split.some((one) => paths.has(one.declared.template.path)) ? [{ declared }] : split;
  });
}

interface Relations {
  /** Name of the path parameter. */
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
}

/** True for two parameters, of which the words of one or of the segment before it name relations. */
function selectsRelation(path: string): boolean {
  return namesInPath(path).length > 1 && relationNames(path).length === 1;
}

function relationNames(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.flatMap((segment, index) => {
    const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
    const above = segments[index - 1] ?? "";
    const words = splitWords(above.includes("{") ? (name ?? "") : `${above} ${name}`);
    return name !== undefined && words.some((word) => RELATION_WORD.test(word)) ? [name] : [];
  });
}

function findRelations(
  document: Document,
  { template, item, operation }: DocumentOperation,
): Relations | undefined {
  const [name] = relationNames(template.path);
  const parameter = parameterNodes(item, operation)
    .map((node) => resolve(document, node).value)
    .findLast((node) => memberOf(node, "in") === "path" && memberOf(node, "name") === name);
  const schema = readSchema(document, memberOf(parameter, "schema") ?? parameter);
  const values = (schema.choices ?? []).filter((value) => typeof value === "string");
  if (name === undefined || values.length === 0 || values.length > MOST_RELATIONS) return undefined;
  const prose = textOf(parameter, "description") ?? textOf(schema.keywords, "description");
  const labels = labelsInProse(prose, values);
  const named = values.map((value) => [value, labels?.get(value) ?? labelOf(value)] as const);
  return { name, labels: new Map(named) };
}
