import { reportProblem } from "#read/document.ts";
import { listOperations } from "#read/list-operations.ts";
import type { FoundOperation } from "#read/list-operations.ts";
import { isMap, isTrueAt, listOf, memberOf, textOf, textsOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { readResponse } from "./responses.ts";
import { readBody } from "./bodies.ts";
import type { Call, CallBody } from "./call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { parameterNodes, readParameters } from "./parameters.ts";
import { findDottedNames, isVerb, splitPath } from "#infer/names/path-segments.ts";
import type { DottedNames } from "#infer/names/path-segments.ts";
import { readListHints } from "./list-hints.ts";
import { nameOfRoot, ownServer } from "./servers.ts";
import { shortenText } from "#infer/names/shorten-text.ts";

/** Every operation of the document, in its order. */
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
  const operations = listOperations(context.document);
  const dottedNames = findDottedNames(operations.map(({ template }) => template.path));
  const shapes = new Set(operations.map(({ template }) => shapeOf(template.path, dottedNames)));
  const rootName = nameOfRoot(context.document);
  return operations.map((found) =>
    readCall(context, found, { ids, shapes, dottedNames, rootName }),
  );
}

/** Paths that differ in the names of their parameters only, or in a suffix, have the same shape. */
function shapeOf(path: string, dottedNames: DottedNames): string {
  return `/${splitPath(path, dottedNames)
    .map(({ shape }) => shape)
    .join("/")}`;
}

/** What only says how something is asked for says nothing of what it is. */
const HOW = /^(?:index|list|all|search|query|find|get|info|create|add|update|delete|remove)$/;

interface Known {
  readonly ids: Map<string, number>;
  /** All paths of the document, whatever their parameters are called. */
  readonly shapes: ReadonlySet<string>;
  readonly dottedNames: DottedNames;
  /** What stands at `/`. */
  readonly rootName: string;
}

function readCall(context: FieldContext, found: FoundOperation, known: Known): Call {
  const { ids, shapes, dottedNames, rootName } = known;
  const { document } = context;
  const { method, template, pointer, item, operation } = found;
  const { path } = template;
  const segments = splitPath(path, dottedNames);
  const last = segments.at(-1);
  const fixed = segments.filter((segment) => segment.parameters.length === 0 && !isVerb(segment));
  const subject = fixed.findLast(({ text }) => !HOW.test(text))?.text ?? rootName;
  const hasItems = shapes.has(`${shapeOf(path, dottedNames).replace(/\/$/, "")}/{}`);
  const isItem = last !== undefined && last.parameters.length > 0 && !hasItems;
  const operationId = textOf(operation, "operationId");
  const summary = textOf(operation, "summary") ?? textOf(item, "summary");
  const description = shortenText(textOf(operation, "description"));
  const [tag] = textsOf(operation, "tags");
  const body = readSentBody(context, found, subject);
  const nodes = parameterNodes(item, operation);
  const parameters = readParameters({ ...context, depth: 2 }, template, nodes);
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
    ...(body === undefined ? {} : { body }),
    response: readResponse(document, operation, {
      subject,
      isItem,
      ...readListHints({ parameters, operationId, summary }),
      hasItems,
    }),
    ...readSecurity(context, operation),
    ...(server === undefined ? {} : { server }),
  };
}

/** Browsers send no body with GET and HEAD, and what it would mean is not defined (RFC 9110, section 9.3.1). */
function readSentBody(
  context: FieldContext,
  { method, template, pointer, operation }: FoundOperation,
  subject: string,
): CallBody | undefined {
  const body = readBody(context, operation, subject);
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

/** Whether an operation may be called by anyone (OpenAPI 3.1, "Security Requirement Object"). */
function readSecurity(
  context: FieldContext,
  operation: JsonMap,
): Pick<Call, "isOpen" | "needsSignIn"> {
  const own = memberOf(operation, "security");
  const holder = Array.isArray(own) ? operation : context.document.root;
  const alternatives = listOf(holder, "security");
  // `[]`, or `{}` among the alternatives, lets anyone in.
  const isOpen =
    alternatives.length === 0 ||
    alternatives.some((one) => isMap(one) && Object.keys(one).length === 0);
  // Documents that say nothing mostly forgot to: only the operation's own word counts.
  return { isOpen, needsSignIn: !(isOpen && Array.isArray(memberOf(holder, "security"))) };
}

/** Safe in an address as it is: letters, digits, `_` and `-`. `ids` counts how often each was wanted. */
function uniqueId(
  ids: Map<string, number>,
  operationId: string | undefined,
  fallback: string,
): string {
  const wanted = cleanId(operationId ?? "") || cleanId(fallback) || "operation";
  let id = wanted;
  let count = ids.get(wanted) ?? 0;
  for (; ids.has(id); count += 1) id = `${wanted}-${count + 1}`;
  ids.set(wanted, Math.max(1, count));
  ids.set(id, ids.get(id) ?? 1);
  return id;
}

function cleanId(text: string): string {
  return text
    .slice(0, 500)
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 120);
}
