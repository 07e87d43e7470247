import compile from "icu-minify/compile";

/** Compiles an ICU message; throws if it is invalid. For the build and tests only: the parser is large. */
export function compileText(text: string): unknown {
  return compile(text);
}
