/** Sentences by key, in one language; what stands in braces is filled in. */
export interface Sentences {
  readonly [key: string]: string;
}

/** A sentence that is told: its key, and what is filled in by name, some of it told itself. */
export type Message<English extends Sentences> = {
  readonly [Key in keyof English]: { readonly say: Key } & {
    readonly [Name in NamesIn<English[Key]>]: string | number | Message<English>;
  };
}[keyof English];

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
