/** Text of a description and the address that its references are resolved against. */
export interface Description {
  readonly text: string;
  readonly address: string;
  readonly validator?: Validator;
  /** True if the text is unchanged since the sent validator; `text` is empty. */
  readonly isUnchanged?: true;
}

/** Header of a conditional request. */
export type Validator =
  | { readonly "if-none-match": string }
  | { readonly "if-modified-since": string };
