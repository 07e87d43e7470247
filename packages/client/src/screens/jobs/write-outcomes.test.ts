import { beforeEach, expect, test } from "vitest";
import { createRowStore } from "#jobs/row-store.ts";
import { chooseOwner } from "#storage/owner.ts";
import { writeOutcomes } from "./write-outcomes.ts";

const id = `job-${Math.random()}`;
beforeEach(() => chooseOwner("someone"));

test("each row has its outcome, the API's message or a note, and the new key", async () => {
  const store = createRowStore(id);
  await store.add([{ key: "", name: "Oak" }, { key: "2" }, { key: "3" }]);
  await store.mark(0, { state: "done", key: "1" });
  await store.mark(1, { state: "failed", status: 422, message: "Too low" });
  await store.mark(2, { state: "conflict", note: "moved" });
  const texts = {
    heading: (member: string) => member.toUpperCase(),
    formatNote: (note: string) => `note ${note}`,
  };
  const [head, ...rows] = (await writeOutcomes(store, texts)).trim().split(/\r?\n/);
  expect(head).toBe("KEY,NAME,OUTCOME,STATUS,MESSAGE,NEWKEY");
  expect(rows).toEqual(['"",Oak,done,,"",1', "2,,failed,422,Too low,", "3,,conflict,,note moved,"]);
});
