/** Reason why a value does not belong to a type, to follow its name ("must be …"); undefined if it does. */
export type Refusal = string | undefined;
