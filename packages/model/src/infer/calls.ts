import type { Method } from "#nouns/operation.ts";
import { reportProblem } from "#read/document.ts";
import { entriesOf, isMap, isTrueAt, listOf, memberOf, textOf, textsOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { writePointer } from "#read/pointer.ts";
import { resolve } from "#read/resolve.ts";
import { readAnswer } from "./answers.ts";
import { readBody } from "./bodies.ts";
import type { Call } from "./call.ts";
import type { FieldContext } from "./field-context.ts";
import { parameterNodes, readParameters } from "./parameters.ts";
import { splitPath } from "./path-segments.ts";
import { ownServer } from "./servers.ts";
import { shortenText } from "./shorten-text.ts";

const METHODS: readonly Method[] = [
  "get",
  "query",
  "post",
  "put",
  "patch",
  "delete",
  "head",
  "options",
  "trace",
];

/** Every operation of the document, in its order. */
export function readCalls(context: FieldContext): readonly Call[] {
  const { root, problems } = context.document;
  const ids = new Set<string>();
  const calls: Call[] = [];
  const paths = memberOf(root, "paths");
  if (!isMap(paths)) {
    reportProblem(problems, {
      code: "paths-missing",
      severity: "error",
      pointer: "/paths",
      message: "The document describes no operations: `paths` is missing or is no object.",
    });
  }
  for (const [path, node] of entriesOf(paths)) {
    if (!path.startsWith("/")) continue;
    const { value: item } = resolve(context.document, node);
    for (const [method, operation] of operationsOf(item)) {
      if (isMap(item)) calls.push(readCall(context, { path, method, item, operation, ids }));
    }
  }
  return calls;
}

/** A path item's operations by their method; 3.2 also lists methods of other names, which browsers may not send. */
function operationsOf(item: unknown): readonly (readonly [Method, JsonMap])[] {
  return METHODS.flatMap((method) => {
    const operation = memberOf(item, method);
    return isMap(operation) ? [[method, operation] as const] : [];
  });
}

interface Reading {
  readonly path: string;
  readonly method: Method;
  readonly item: JsonMap;
  readonly operation: JsonMap;
  readonly ids: Set<string>;
}

function readCall(context: FieldContext, { path, method, item, operation, ids }: Reading): Call {
  const { document } = context;
  const segments = splitPath(path);
  const last = segments.at(-1);
  const fixed = segments.filter((segment) => segment.parameters.length === 0);
  // What only says how a list is asked for says nothing of what is in it.
  const subject =
    fixed.findLast(({ text }) => !/^(?:index|list|all|search)$/.test(text))?.text ?? "";
  const isItem = last !== undefined && last.parameters.length > 0;
  const operationId = textOf(operation, "operationId");
  const summary = textOf(operation, "summary") ?? textOf(item, "summary");
  const description = shortenText(textOf(operation, "description"));
  const [tag] = textsOf(operation, "tags");
  const body = readBody(context, operation);
  const server = ownServer(document, operation, item);
  return {
    id: uniqueId(ids, operationId, `${method} ${path}`),
    method,
    path,
    pointer: writePointer("paths", path, method),
    ...(operationId === undefined ? {} : { operationId }),
    ...(summary === undefined ? {} : { summary: summary.slice(0, 120) }),
    ...(description === undefined ? {} : { description }),
    ...(tag === undefined ? {} : { tag }),
    isDeprecated: isTrueAt(operation, "deprecated"),
    parameters: readParameters({ ...context, depth: 2 }, path, parameterNodes(item, operation)),
    ...(body === undefined ? {} : { body }),
    answer: readAnswer(document, operation, { subject, isItem }),
    ...readSecurity(context, operation),
    ...(server === undefined ? {} : { server }),
  };
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

/** Safe in an address as it is: letters, digits, `_` and `-`. */
function uniqueId(ids: Set<string>, operationId: string | undefined, fallback: string): string {
  const clean = (text: string) =>
    text
      .replaceAll(/[^\w-]+/g, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 120);
  const wanted = clean(operationId ?? "") || clean(fallback) || "operation";
  let id = wanted;
  for (let count = 2; ids.has(id); count += 1) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}
