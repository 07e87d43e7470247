import { LoadError } from "@quarterdeck/model";

/** Error of a text with more bytes than may be read. */
export function tooLarge(mostBytes: number): LoadError {
  const size = Math.floor(mostBytes / 1024 / 1024);
  return new LoadError({ code: "too-large", params: { size } });
}
