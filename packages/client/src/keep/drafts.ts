import { parseJson, writeJson } from "@quarterdeck/model";
import { readKept, removeKept, writeKept } from "./kept-store.ts";
import { ownKey } from "./owner.ts";

/** H8: what was typed into a form, by the form's name; JSON, lossless. */
export async function keepDraft(name: string, value: unknown): Promise<void> {
  await writeKept(ownKey("draft", name), writeJson(value));
}

export async function readDraft(name: string): Promise<unknown> {
  const text = await readKept(ownKey("draft", name));
  return text === undefined ? undefined : parseJson(text);
}

export async function dropDraft(name: string): Promise<void> {
  await removeKept(ownKey("draft", name));
}
