/** A regular expression as a tree (ECMA-262, section 22.2.1). */
export type PatternNode =
  | { readonly kind: "empty" }
  /** One character. */
  | { readonly kind: "character"; readonly isMatch: (character: string) => boolean }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly items: readonly PatternNode[] }
  | {
      readonly kind: "repeat";
      readonly item: PatternNode;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: "edge"; readonly edge: PatternEdge }
  | {
      readonly kind: "look";
      readonly item: PatternNode;
      readonly isBehind: boolean;
      readonly isNegative: boolean;
    };

export type PatternEdge = "start" | "end" | "word" | "no-word";

/** Thrown for a pattern that cannot be matched in linear time, such as one with a backreference. */
export class UndecidablePattern extends Error {
  override readonly name = "UndecidablePattern";
}
