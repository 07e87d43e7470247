/** Text of a description and the address that its references are resolved against. */
export interface Description {
  readonly text: string;
  readonly address: string;
  readonly validator?: Validator;
  /** True if the text is unchanged since the sent validator; `text` is empty. */
  readonly isUnchanged?: true;
  /** Further descriptions that the same page or catalog names. */
  readonly others?: readonly OtherDescription[];
}

export interface OtherDescription {
  /** Title; empty if it has none. */
  readonly title: string;
  readonly address: string;
}

/** Header of a conditional request. */
export type Validator =
  | { readonly "if-none-match": string }
  | { readonly "if-modified-since": string };
