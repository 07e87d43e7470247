import type { TextField } from "@quarterdeck/model";

/** Reason why the API would reject a file. */
export type FileError =
  | { readonly kind: "tooLarge"; readonly most: number }
  | { readonly kind: "tooSmall"; readonly least: number }
  | { readonly kind: "otherType"; readonly types: readonly string[] };

type Limits = Pick<TextField, "maxLength" | "minLength" | "encoding" | "mediaTypes">;

/** Checks a file against the size and media types of its field; unknown ones pass. */
export function checkFile(
  { maxLength, minLength, encoding, mediaTypes }: Limits,
  { size, type }: Pick<Blob, "size" | "type">,
): FileError | undefined {
  const bytes = encoding === undefined ? (length: number) => length : bytesIn;
  const most = maxLength === undefined ? undefined : bytes(maxLength);
  if (most !== undefined && size > most) return { kind: "tooLarge", most };
  const least = minLength === undefined || encoding !== undefined ? undefined : minLength;
  if (least !== undefined && size < least) return { kind: "tooSmall", least };
  const isAllowed = mediaTypes === undefined || type === "" || mediaTypes.some(matchesType(type));
  return isAllowed ? undefined : { kind: "otherType", types: mediaTypes };
}

/** Largest number of bytes in base64 text of a length (RFC 4648, section 4). */
function bytesIn(length: number): number {
  return Math.floor(length / 4) * 3;
}

function matchesType(type: string): (allowed: string) => boolean {
  const own = (type.split(";")[0] ?? "").toLowerCase();
  return (allowed) =>
    allowed === own || (allowed.endsWith("/*") && own.startsWith(allowed.slice(0, -1)));
}
