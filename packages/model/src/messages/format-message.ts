import type { Sentences } from "./message.ts";

type Told = { readonly say: string } & Readonly<Record<string, unknown>>;

/** What is told by key, in the language of the sentences. A key that they lack, of a newer reader, stands for itself. */
export function formatMessage(sentences: Sentences, said: Told): string {
  const sentence = Object.hasOwn(sentences, said.say) ? sentences[said.say] : undefined;
  const values = new Map<string, unknown>(Object.entries(said));
  return (sentence ?? said.say).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    return isMessage(value) ? formatMessage(sentences, value) : String(value ?? "");
  });
}

function isMessage(value: unknown): value is Told {
  return typeof value === "object" && value !== null && "say" in value;
}
