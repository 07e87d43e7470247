import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { emitWrite, type WriteEvent } from "#records/write-events.ts";
import { QueryClient } from "@tanstack/react-query";
import { useLastMove } from "./use-last-move.ts";

afterEach(cleanup);

const move = { recordKey: "7", name: "Order 7", label: "Paid", result: { kind: "saved" } } as const;

function write(event: Partial<WriteEvent>): void {
  const whole = { kind: "change", resource: "orders", parents: {}, operation: "o", at: 0 } as const;
  act(() => emitWrite(new QueryClient(), { ...whole, ...event }));
}

test.each([
  {
    title: "an undo of the move ends its message",
    event: { key: "7", undoes: "1" },
    isThere: false,
  },
  { title: "another change of the record ends it", event: { key: "7" }, isThere: false },
  { title: "a change of another record does not", event: { key: "8" }, isThere: true },
  {
    title: "a change of another resource does not",
    event: { resource: "payments", key: "7" },
    isThere: true,
  },
])("$title", ({ event, isThere }) => {
  const { result } = renderHook(() => useLastMove("orders"));
  act(() => result.current[1](move));
  write(event);
  expect(result.current[0]).toEqual(isThere ? move : undefined);
});
