import type { DocumentOperation } from "#read/list-operations.ts";
import { mapOf } from "#read/member.ts";
import { readSchema } from "#read/schema.ts";
import type { Document } from "#read/document.ts";
import type { Call } from "./call.ts";

const QUERY = /^([^?#]+)\?([^#{}]+)$/;

/** Operation at a path with a query, `/images?recursion=1`, that another operation has without it. */
export interface QueryVariant {
  readonly declared: DocumentOperation;
  /** The query, without its mark; absent: the path had none. */
  readonly query?: string;
}

/**
 * Operations, with the query of a path as values that each request sends. Paths without another operation of their
 * method keep their query: it is their name.
 */
export function splitQueries(operations: readonly DocumentOperation[]): readonly QueryVariant[] {
  const declaredRequests = new Set(
    operations.map(({ method, template }) => `${method} ${template.path}`),
  );
  return operations.map((declared): QueryVariant => {
    const { method, template, operation } = declared;
    const [, path = "", query = ""] = QUERY.exec(template.path) ?? [];
    if (path === "" || !declaredRequests.has(`${method} ${path}`)) return { declared };
    const values = query.split("&").map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return [decode(name), decode(value)] as const;
    });
    const fixed = { ...mapOf(operation, "x-quarterdeck-fixed"), ...Object.fromEntries(values) };
    return {
      declared: {
        ...declared,
        template: { ...template, path },
        operation: { ...operation, "x-quarterdeck-fixed": fixed },
      },
      query,
    };
  });
}

/**
 * Calls with distinct paths: of a GET and its variants, the one that responds with objects is at the path itself, because
 * the others list only addresses. The rest have their query as a fragment, which no request sends.
 */
export function distinctPaths(
  document: Document,
  calls: readonly Call[],
  queries: readonly (string | undefined)[],
): readonly Call[] {
  const requestOf = ({ method, path }: Call): string => `${method} ${path}`;
  const best = new Map<string, number>();
  const isVariant = new Set(
    calls.flatMap((call, at) => (queries[at] === undefined ? [] : [requestOf(call)])),
  );
  for (const [at, call] of calls.entries()) {
    const request = requestOf(call);
    if (!isVariant.has(request)) continue;
    const before = best.get(request);
    if (
      before === undefined ||
      isBetter(document, [call, queries[at]], [calls[before], queries[before]])
    )
      best.set(request, at);
  }
  return calls.map((call, at) => {
    const request = requestOf(call);
    if (!isVariant.has(request) || best.get(request) === at) return call;
    return { ...call, path: `${call.path}#?${queries[at] ?? ""}` };
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

type Candidate = readonly [call: Call | undefined, query: string | undefined];

/** True for the first of two calls with one path: the one with rows of objects, else the one without a query. */
function isBetter(document: Document, one: Candidate, other: Candidate): boolean {
  const [call, query] = one;
  const [before, queryBefore] = other;
  const ranks = [rankOf(document, call), rankOf(document, before)] as const;
  if (ranks[0] !== ranks[1]) return ranks[0] > ranks[1];
  return (query?.split("&").length ?? 0) < (queryBefore?.split("&").length ?? 0);
}

function rankOf(document: Document, call: Call | undefined): number {
  if (call?.method !== "get" || call.response.shape !== "rows") return 0;
  return readSchema(document, call.response.inner).properties.size > 0 ? 1 : 0;
}
