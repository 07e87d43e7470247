import { entriesOf, memberOf, textOf } from "#read/member.ts";
import { readFragment } from "#read/pointer.ts";
import { resolve } from "#read/resolve.ts";
import type { Document } from "#read/document.ts";
import type { Assignment, Call } from "#infer/calls/call.ts";

/** Reads the targets of a response's `links` by the field that fills their parameter (OpenAPI 3.1, "Link Object"). */
export function readLinks(
  document: Document,
  call: Call | undefined,
  assignments: ReadonlyMap<Call, Assignment>,
): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const [, node] of entriesOf(call?.response.links)) {
    const link = resolve(document, node).value;
    const [target, assignment] = [...assignments].find(([other]) => isTarget(other, link)) ?? [];
    if (target === undefined || assignment?.role !== "read" || assignment.resource === undefined)
      continue;
    for (const [, expression] of entriesOf(memberOf(link, "parameters"))) {
      const fragment = /^\$response\.body#(\/.*)$/.exec(String(expression))?.[1];
      const name = fragment === undefined ? undefined : readFragment(fragment).at(-1);
      if (name !== undefined && name !== "id") targets.set(name, assignment.resource);
    }
  }
  return targets;
}

function isTarget(call: Call, link: unknown): boolean {
  const operationId = textOf(link, "operationId");
  if (operationId !== undefined) return call.operationId === operationId;
  return textOf(link, "operationRef")?.endsWith(`#${call.pointer}`) ?? false;
}
