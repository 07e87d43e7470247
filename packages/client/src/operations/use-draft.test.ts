import type { Field } from "@quarterdeck/model";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SessionContext } from "#session/session-context.ts";
import { createSessionStore } from "#session/session-store.ts";
import { createDraftSaver, readDrafts } from "#storage/drafts.ts";
import { chooseOwner } from "#storage/owner.ts";
import type { OperationWithShapes } from "./operation-values.ts";
import { useDraft } from "./use-draft.ts";

const session = createSessionStore();
const wrapper = ({ children }: { readonly children: ReactNode }) =>
  createElement(SessionContext, { value: session }, children);

const text = (name: string): Field => ({ kind: "text", name, label: name, isRequired: false });

function operationWith(...names: readonly string[]): OperationWithShapes {
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

/** Stores a draft of an earlier session; `names`: members of its form. */
async function storeDraft(body: object, names?: readonly string[]): Promise<void> {
  await createDraftSaver(name).saveNow({ parameters: {}, body, ...(names && { asked: names }) });
}

async function restore(...names: readonly string[]) {
  const operation = operationWith(...names);
  const { result } = renderHook(() => useDraft(name, operation, initial), { wrapper });
  await waitFor(() => expect(result.current.isRestored).toBe(true));
  return result.current;
}

test("a draft of an earlier session is restored", async () => {
  await storeDraft({ reason: "Storm", note: "x" }, ["reason", "note"]);
  const draft = await restore("reason", "note");
  expect([draft.values.body, draft.dropped]).toEqual([{ reason: "Storm", note: "x" }, {}]);
});

test("values that the API does not accept any more are dropped but remain stored", async () => {
  await storeDraft({ reason: "Storm", note: "x" }, ["reason", "note"]);
  const draft = await restore("note");
  expect([draft.values.body, draft.dropped]).toEqual([{ note: "x" }, { reason: "Storm" }]);
  const [stored] = await readDrafts(name);
  expect(stored?.text).toContain("Storm");
});

test("a draft without member names is restored completely", async () => {
  await storeDraft({ reason: "Storm" });
  const draft = await restore("note");
  expect([draft.values.body, draft.dropped]).toEqual([{ reason: "Storm" }, {}]);
});
