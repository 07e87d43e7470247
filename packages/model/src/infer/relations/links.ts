import { entriesOf, memberOf, textOf } from "#read/member.ts";
import { readFragment } from "#read/pointer.ts";
import { resolve } from "#read/resolve.ts";
import type { Document } from "#read/document.ts";
import type { Assignment, Call } from "#infer/calls/call.ts";

/** Fields of a call's record that its `links` lead on from, and the resource they lead to (OpenAPI 3.1, "Link Object"). */
export function readLinks(
  document: Document,
  call: Call | undefined,
  assignments: ReadonlyMap<Call, Assignment>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, node] of entriesOf(call?.response.links)) {
    const link = resolve(document, node).value;
    const [target, assignment] = [...assignments].find(([other]) => isTarget(other, link)) ?? [];
    if (target === undefined || assignment?.role !== "read" || assignment.resource === undefined)
      continue;
    for (const [, expression] of entriesOf(memberOf(link, "parameters"))) {
      const fragment = /^\$response\.body#(\/.*)$/.exec(String(expression))?.[1];
      const name = fragment === undefined ? undefined : readFragment(fragment).at(-1);
      if (name !== undefined && name !== "id") found.set(name, assignment.resource);
    }
  }
  return found;
}

function isTarget(call: Call, link: unknown): boolean {
  const operationId = textOf(link, "operationId");
  if (operationId !== undefined) return call.operationId === operationId;
  return textOf(link, "operationRef")?.endsWith(`#${call.pointer}`) ?? false;
}
