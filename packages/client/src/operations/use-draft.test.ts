import type { Field } from "@quarterdeck/model";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDraftSaver, readDrafts } from "#storage/drafts.ts";
import { chooseOwner } from "#storage/owner.ts";
import type { OperationWithShapes } from "./operation-values.ts";
import { useDraft } from "./use-draft.ts";

const text = (name: string): Field => ({ kind: "text", name, label: name, isRequired: false });

function asking(...names: readonly string[]): OperationWithShapes {
  const field = { kind: "group", name: "", label: "", isRequired: true, fields: names.map(text) };
  return {
    id: "seal",
    method: "post",
    path: "/seal",
    parameters: [],
    body: { isRequired: true, mediaType: "application/json", mediaTypes: [], field },
  } as unknown as OperationWithShapes;
}

const initial = { parameters: {}, body: undefined };
let name = "";

beforeEach(() => {
  chooseOwner("ada");
  name = `operation seal ${Math.random()}`;
});
afterEach(cleanup);

/** What an earlier session left, of a form that asked for these. */
async function leave(body: object, asked?: readonly string[]): Promise<void> {
  await createDraftSaver(name).saveNow({ parameters: {}, body, ...(asked && { asked }) });
}

async function restore(...names: readonly string[]) {
  const operation = asking(...names);
  const { result } = renderHook(() => useDraft(name, operation, initial));
  await waitFor(() => expect(result.current.isRestored).toBe(true));
  return result.current;
}

test("what was typed in an earlier session comes back", async () => {
  await leave({ reason: "Storm", note: "x" }, ["reason", "note"]);
  const draft = await restore("reason", "note");
  expect([draft.values.body, draft.dropped]).toEqual([{ reason: "Storm", note: "x" }, {}]);
});

test("what the API takes no more since is told, not sent, and stays kept", async () => {
  await leave({ reason: "Storm", note: "x" }, ["reason", "note"]);
  const draft = await restore("note");
  expect([draft.values.body, draft.dropped]).toEqual([{ note: "x" }, { reason: "Storm" }]);
  const [kept] = await readDrafts(name);
  expect(kept?.text).toContain("Storm");
});

test("of what an older version kept nobody knows for which fields it was: it is meant", async () => {
  await leave({ reason: "Storm" });
  const draft = await restore("note");
  expect([draft.values.body, draft.dropped]).toEqual([{ reason: "Storm" }, {}]);
});
