// @vitest-environment node
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queryKeys } from "#queries/keys.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { emitWrite } from "./write-events.ts";

const request = { method: "GET", path: "/notes/5", query: "", headers: {} };

test.each<readonly [string, object, number]>([
  ["a change", { kind: "change" }, 2],
  // Its page is left.
  ["a deletion", { kind: "remove" }, 1],
  ["the undo of a creation", { kind: "remove", undoes: "1" }, 2],
])("%s reads the open record again or not", async (_, event, want) => {
  const client = testClient();
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey: queryKeys.record(request, "notes"),
    queryFn: () => (reads += 1),
  });
  const stop = observer.subscribe(() => undefined);
  await client.fetchQuery({
    queryKey: queryKeys.record(request, "notes"),
    queryFn: () => (reads += 1),
  });
  const written = { resource: "notes", parents: {}, operation: "x", at: 1 };
  emitWrite(client, { ...written, ...event } as never);
  await new Promise((resolve) => setTimeout(resolve, 10));
  stop();
  expect(reads).toBe(want);
});
