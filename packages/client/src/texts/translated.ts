/** The English texts' keys, none missing and none more, with another language's words. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};
