import compile from "icu-minify/compile";

/** An ICU message as the built client has it; throws where it is none. For the build and for tests: its parser weighs. */
export function compileText(text: string): unknown {
  return compile(text);
}
