import { entriesOf, memberOf, textOf } from "#read/member.ts";
import type { MemberStyle } from "#types/operation.ts";
import { kindOfMedia } from "#infer/fields/media-types.ts";
import type { CallBody } from "./call.ts";

/**
 * Declared JSON media types and styles of the members of a form (OpenAPI 3.1, "Encoding Object").
 * `bracketNames`: members whose names had brackets.
 */
export function readEncoding(
  media: unknown,
  bracketNames: readonly string[],
): Pick<CallBody, "partTypes" | "memberStyles"> {
  const encoding = entriesOf(memberOf(media, "encoding"));
  const types = encoding.flatMap(([name, one]) => {
    const type = textOf(one, "contentType");
    return type !== undefined && kindOfMedia(type) === "json" ? [[name, type] as const] : [];
  });
  const declared = encoding.flatMap(([name, one]) => {
    const style = readStyle(one);
    return style === undefined ? [] : [[name, style] as const];
  });
  const inBrackets = bracketNames.map((name) => [name, "brackets"] as const);
  const all = [...inBrackets, ...declared];
  return {
    ...(types.length === 0 ? {} : { partTypes: Object.fromEntries(types) }),
    ...(all.length === 0 ? {} : { memberStyles: Object.fromEntries(all) }),
  };
}

const styles: ReadonlyMap<string, MemberStyle> = new Map([
  ["deepObject", "brackets"],
  // Both are never exploded.
  ["spaceDelimited", " "],
  ["pipeDelimited", "|"],
]);

function readStyle(encoding: unknown): MemberStyle | undefined {
  const style = styles.get(textOf(encoding, "style") ?? "form");
  return style ?? (memberOf(encoding, "explode") === false ? "," : undefined);
}
