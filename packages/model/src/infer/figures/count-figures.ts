import type { AdminModel } from "#types/admin-model.ts";
import type { Figure, Figures } from "#types/figures.ts";
import type { ListShape } from "#types/list-shape.ts";
import type { Operation, OperationRole } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import type { Document } from "#read/document.ts";
import { countOperations } from "#read/list-operations.ts";
import type { Act } from "#infer/names/verbs.ts";
import type { Call } from "#infer/calls/call.ts";
import { isPagedBy } from "#infer/calls/list-hints.ts";
import { isCalled, readOperationWords } from "#infer/calls/operation-words.ts";
import { isSendable } from "#infer/resources/sendable.ts";
import { isSendableMethod } from "#infer/sign-in/sendable-methods.ts";

type CountedModel = Pick<AdminModel, "operations" | "resources" | "signIn">;

/** Counts the figures of a model. `calls`: those of its operations, in their order. */
export function countFigures(
  document: Document,
  calls: readonly Call[],
  { operations, resources, signIn }: CountedModel,
): Figures {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const lists = resources.flatMap(({ list }) => list ?? []);
  return {
    operations: {
      count: operations.filter(isSendable).length,
      total: Math.max(operations.length, countOperations(document)),
    },
    lists: countLists(operations, resources),
    writes: countWrites(operations, calls),
    assigned: countOf(operations, ({ resource }) => resource !== undefined),
    ends: countOf(lists, (list) => hasKnownEnd(list, byId.get(list.operation))),
    signIn: countOf(signIn.methods, isSendableMethod),
  };
}

function countOf<Item>(items: readonly Item[], accepts: (item: Item) => boolean): Figure {
  return { count: items.filter(accepts).length, total: items.length };
}

function countLists(operations: readonly Operation[], resources: readonly Resource[]): Figure {
  const whole = resources.filter(
    ({ list, fields, key, operations: own, rowTarget }) =>
      list !== undefined &&
      fields.length > 0 &&
      ((key.length > 0 && own.read !== undefined) || rowTarget !== undefined),
  );
  const reads = operations.filter(
    ({ role, method, response }) =>
      role === "list" || (role === "action" && method === "get" && response.shape === "rows"),
  );
  return { count: whole.length, total: Math.max(reads.length, whole.length) };
}

const ACTS: { readonly [role in OperationRole]?: Act } = {
  create: "create",
  update: "update",
  replace: "update",
  remove: "remove",
};

function countWrites(operations: readonly Operation[], calls: readonly Call[]): Figure {
  const writes = operations.flatMap(({ role }, index) => {
    const [act, call] = [ACTS[role], calls[index]];
    const hasVerb = call !== undefined && readOperationWords(call).verbs.length > 0;
    return act === undefined || !hasVerb ? [] : [{ call, role, act }];
  });
  return countOf(writes, ({ call, role, act }) => {
    const isNamed = role === "replace" && isCalled(call, "create");
    return isCalled(call, act) || isNamed || (role === "create" && isCalled(call, "launch"));
  });
}

/** True if the list shows which page is the last: by a total, a cursor, a page size, or because it has no pages. */
function hasKnownEnd({ paging, total }: ListShape, operation: Operation | undefined): boolean {
  if (total !== undefined || paging.style === "cursor") return true;
  if (paging.style !== "none") return paging.size !== undefined;
  return !(operation?.parameters ?? []).some(
    ({ in: location, name }) => location === "query" && isPagedBy(name),
  );
}
