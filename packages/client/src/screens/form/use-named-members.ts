import type { Operation } from "@quarterdeck/model";
import { useEffect, useEffectEvent } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import type { OperationWithShapes } from "#operations/operation-values.ts";
import { readServerErrors } from "./server-errors.ts";

/** Adds inputs to a form for the members that a failed save names as missing. */
export function useNamedMembers(
  operation: Operation,
  failure: Error | undefined,
  onMembers: (add: (shown: OperationWithShapes) => OperationWithShapes) => void,
): void {
  const add = useEffectEvent(async (error: Error) => {
    // Few refusals name a member without an input.
    const { withNamedMembers } = await loadChunk(() => import("./named-members.ts"));
    onMembers((shown) => withNamedMembers(shown, readServerErrors(operation, error)));
  });
  useEffect(() => {
    // Without the code, the form shows the refusal alone.
    if (failure !== undefined) void add(failure).catch(() => undefined);
  }, [failure]);
}
