/** Texts by code, in one language; `{name}` is replaced by the parameter of that name. */
export interface Catalog {
  readonly [code: string]: string;
}

/** Code of a text and its parameters; a parameter may be a message itself. */
export type Message<English extends Catalog> = {
  readonly [Code in keyof English]: { readonly code: Code } & ParamsOf<English, English[Code]>;
}[keyof English];

type ParamsOf<English extends Catalog, Text extends string> = [NamesIn<Text>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [Name in NamesIn<Text>]: string | number | Message<English> } };

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
