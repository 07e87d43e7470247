import { reportProblem } from "#read/document.ts";
import { listOperations } from "#read/list-operations.ts";
import type { DocumentOperation } from "#read/list-operations.ts";
import { isMap, isTrueAt, listOf, mapOf, memberOf, textOf, textsOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { readResponse } from "./responses.ts";
import { readBody } from "./bodies.ts";
import type { Call, CallBody } from "./call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { parameterNodes, readParameters } from "./parameters.ts";
import { proseParameters } from "./prose-parameters.ts";
import { resolve } from "#read/resolve.ts";
import { SEARCH_SEGMENT } from "#infer/names/technical-names.ts";
import { findDottedNames, isVerbSegment, splitPath } from "#infer/names/path-segments.ts";
import type { DottedNames } from "#infer/names/path-segments.ts";
import { splitFixed } from "./fixed-parameters.ts";
import { findPairedName } from "#infer/names/path-pairs.ts";
import { isPlainVerb } from "#infer/names/verbs.ts";
import { splitWords } from "#infer/names/words.ts";
import { listBodyNames, readListHints } from "./list-hints.ts";
import { joinConditions } from "./indexed-parameters.ts";
import { repeatEnvelopes } from "./repeated-envelopes.ts";
import { expandResourceNames } from "./resource-names.ts";
import { splitBodies } from "./split-records.ts";
import { uniqueId } from "./operation-ids.ts";
import { distinctPaths, splitQueries } from "./query-variants.ts";
import { splitReadsOfAll, withShape } from "./split-all.ts";
import { splitRelations } from "./split-relations.ts";
import { nameOfRoot, ownServer } from "./servers.ts";
import { shortenText } from "#infer/names/shorten-text.ts";

/** Reads every operation of the document, in document order. */
export function readCalls(context: FieldContext): readonly Call[] {
  const { root, problems } = context.document;
  const ids = new Map<string, number>();
  const paths = memberOf(root, "paths");
  if (!isMap(paths)) {
    reportProblem(problems, {
      code: "paths-missing",
      severity: "error",
      pointer: "/paths",
      message: { code: "paths-missing" },
    });
  }
  const declaredOperations = expandResourceNames(
    context.document,
    listOperations(context.document),
  );
  const related = splitRelations(context.document, declaredOperations);
  const relations = new Map(related.map(({ declared, relation }) => [declared, relation]));
  const split = splitReadsOfAll(
    context.document,
    related.map(({ declared }) => declared),
  );
  const variants = splitQueries(split.map(({ declared }) => declared));
  const operations = variants.map(({ declared }) => declared);
  const dottedNames = findDottedNames(operations.map(({ template }) => template.path));
  const shapes = new Map(
    operations.map(({ template: { path } }) => [
      shapeOf(path, dottedNames),
      splitPath(path, dottedNames).at(-1)?.parameters[0],
    ]),
  );
  const rootName = nameOfRoot(context.document);
  const read = split.map(({ declared: whole, shape }, at): Call => {
    const relation = relations.get(whole);
    const declared = operations[at] ?? whole;
    const call = readCall(context, declared, { ids, shapes, dottedNames, rootName });
    return withShape(relation === undefined ? call : { ...call, relation }, shape);
  });
  const queries = variants.map(({ query }) => query);
  const calls = distinctPaths(context.document, read, queries);
  return splitBodies(context, repeatEnvelopes(context.document, calls));
}

/** Shape of a path: equal for paths that differ only in parameter names or in a format suffix. */
function shapeOf(path: string, dottedNames: DottedNames): string {
  return `/${splitPath(path, dottedNames)
    .map(({ shape }) => shape)
    .join("/")}`;
}

/** Segments that name a verb and not the records. */
const GENERIC_SEGMENT =
  /^(?:index|list|all|search|query|find|get|info|create|add|update|delete|remove)$/;

interface DocumentPaths {
  readonly ids: Map<string, number>;
  /** Shapes of all paths in the document, with the parameter at the end of each. */
  readonly shapes: ReadonlyMap<string, string | undefined>;
  readonly dottedNames: DottedNames;
  /** Name of the records at `/`. */
  readonly rootName: string;
}

function readCall(
  context: FieldContext,
  declared: DocumentOperation,
  documentPaths: DocumentPaths,
): Call {
  const { ids, shapes, dottedNames, rootName } = documentPaths;
  const { document } = context;
  const { method, template, pointer, item, operation } = declared;
  const { path } = template;
  const segments = splitPath(path, dottedNames);
  const last = segments.at(-1);
  const fixed = segments.filter(
    (segment) => segment.parameters.length === 0 && !isVerbSegment(segment),
  );
  const named = fixed.filter(({ text }) => !GENERIC_SEGMENT.test(text));
  const paired = findPairedName(segments);
  const subject = withoutVerb(
    (paired === undefined ? named.at(-1) : segments[paired])?.text ?? rootName,
  );
  const shape = shapeOf(path, dottedNames).replace(/\/$/, "");
  const hasItems = ["{}", "{},{}", "{}/{}"].some((key) => shapes.has(`${shape}/${key}`));
  const hasSiblingItems =
    last !== undefined &&
    GENERIC_SEGMENT.test(last.text) &&
    shapes.has(shape.replace(/[^/]*$/, "{}"));
  // `/words/search/{query}` has no key.
  const isSearch = SEARCH_SEGMENT.test(segments.at(-2)?.text ?? "");
  const isItem = last !== undefined && last.parameters.length > 0 && !hasItems && !isSearch;
  const operationId = textOf(operation, "operationId");
  const summary = textOf(operation, "summary") ?? textOf(item, "summary");
  const description = shortenText(textOf(operation, "description"));
  const [tag] = textsOf(operation, "tags");
  const body = readSentBody(context, declared, subject);
  const nodes = withProseParameters(context, declared);
  const { parameters, fixed: fixedParameters } = splitFixed(
    context,
    operation,
    readParameters({ ...context, depth: 2 }, template, nodes),
  );
  const safe = memberOf(operation, "x-quarterdeck-safe");
  const server = template.origin ?? ownServer(document, operation, item);
  return {
    id: uniqueId(ids, operationId, `${method} ${path}`),
    method,
    path,
    dottedNames,
    pointer,
    ...(operationId === undefined ? {} : { operationId }),
    ...(summary === undefined ? {} : { summary: summary.slice(0, 120) }),
    ...(description === undefined ? {} : { description }),
    ...(tag === undefined ? {} : { tag }),
    isDeprecated: isTrueAt(operation, "deprecated"),
    parameters,
    ...(fixedParameters.length === 0 ? {} : { fixed: fixedParameters }),
    ...(typeof safe === "boolean" ? { isSafe: safe } : {}),
    ...(memberOf(operation, "x-quarterdeck-assumed") === true && { isAssumed: true }),
    ...(body === undefined ? {} : { body }),
    response: readResponse(document, operation, {
      subject,
      above: named.at(-2)?.text ?? "",
      isItem,
      isBelowKey:
        method === "get" && segments.slice(0, -1).some(({ parameters: keys }) => keys.length > 0),
      ...readListHints({
        parameters,
        operationId,
        summary,
        bodyNames: body === undefined ? [] : listBodyNames(document, body.schema),
      }),
      hasItems,
      itemParameter: shapes.get(`${shape}/{}`),
      hasSiblingItems,
      words: summary ?? description?.split(/\.(?:\s|$)|\n/)[0] ?? "",
      isRead: method === "get",
      isCreated: method === "get" && isCreated(operation, item),
      isPaired: paired !== undefined,
      isWrittenWhole: method === "get" && isWrittenWhole(operation, item),
    }),
    ...readSecurity(context, operation),
    ...(server === undefined ? {} : { server }),
  };
}

/** Nodes of the declared parameters, and of those that only the description of a GET names. */
function withProseParameters(
  { document }: FieldContext,
  { method, template, item, operation }: DocumentOperation,
): readonly unknown[] {
  const nodes = parameterNodes(item, operation);
  if (method !== "get") return nodes;
  const referred = nodes.map((node) => resolve(document, node).value);
  const own = joinConditions(document, nodes, referred);
  return [...own, ...proseParameters(operation, template.path, referred)];
}

/** True if a PUT or PATCH of the same path takes the schema that the operation returns. */
function isWrittenWhole(operation: JsonMap, item: unknown): boolean {
  const returned = contentSchema(memberOf(memberOf(operation, "responses"), "200"));
  return (
    returned !== undefined &&
    ["put", "patch"].some(
      (method) => contentSchema(memberOf(memberOf(item, method), "requestBody")) === returned,
    )
  );
}

/** True if the POST of the same path responds with the schema that the operation returns. */
function isCreated(operation: JsonMap, item: unknown): boolean {
  const [read] = schemasReturned(operation);
  return read !== undefined && schemasReturned(memberOf(item, "post")).includes(read);
}

/** Names of the schemas of successful responses. */
function schemasReturned(operation: unknown): readonly string[] {
  const responses = ["200", "201"].map((status) =>
    contentSchema(memberOf(memberOf(operation, "responses"), status)),
  );
  return responses.filter((name) => name !== undefined);
}

/** Name of the schema of a body. */
function contentSchema(body: unknown): string | undefined {
  const [content] = Object.values(mapOf(body, "content"));
  return textOf(memberOf(content, "schema"), "$ref");
}

/** `users` of `/get-users`. */
function withoutVerb(text: string): string {
  const [first = "", ...rest] = splitWords(text);
  return rest.length > 0 && isPlainVerb(first) ? rest.join("-") : text;
}

/** Browsers send no body with GET and HEAD, and its meaning is not defined (RFC 9110, section 9.3.1). */
function readSentBody(
  context: FieldContext,
  { method, template, pointer, operation }: DocumentOperation,
  subject: string,
): CallBody | undefined {
  const isItem = template.path.endsWith("}");
  const body = readBody(context, operation, { subject, method, isItem });
  if (method !== "get" && method !== "head") return body;
  if (body?.isRequired === true) {
    reportProblem(context.document.problems, {
      code: "body-ignored",
      severity: "warning",
      pointer: `${pointer}/requestBody`,
      message: {
        code: "body-ignored",
        params: { method: method.toUpperCase(), path: template.path },
      },
    });
  }
  return undefined;
}

/** Reads whether calls need a credential (OpenAPI 3.1, "Security Requirement Object"). */
function readSecurity(
  context: FieldContext,
  operation: JsonMap,
): Pick<Call, "isOpen" | "needsSignIn"> {
  const own = memberOf(operation, "security");
  const owner = Array.isArray(own) ? operation : context.document.root;
  const alternatives = listOf(owner, "security");
  // `[]`, or `{}` among the alternatives, permits calls without a credential.
  const isOpen =
    alternatives.length === 0 ||
    alternatives.some((one) => isMap(one) && Object.keys(one).length === 0);
  // Most documents without `security` omit it by mistake: only the operation's own member counts.
  return { isOpen, needsSignIn: !(isOpen && Array.isArray(memberOf(owner, "security"))) };
}
