import type { TextField } from "@quarterdeck/model";

/** Why a file would surely be refused. */
export type FileError =
  | { readonly kind: "tooLarge"; readonly most: number }
  | { readonly kind: "tooSmall"; readonly least: number }
  | { readonly kind: "otherType"; readonly types: readonly string[] };

type Limits = Pick<TextField, "maxLength" | "minLength" | "encoding" | "mediaTypes">;

/** A file against what its field says of size and type; what is not said, or not known, is let pass. */
export function checkFile(
  { maxLength, minLength, encoding, mediaTypes }: Limits,
  { size, type }: Pick<Blob, "size" | "type">,
): FileError | undefined {
  const bytes = encoding === undefined ? (length: number) => length : bytesIn;
  const most = maxLength === undefined ? undefined : bytes(maxLength);
  if (most !== undefined && size > most) return { kind: "tooLarge", most };
  const least = minLength === undefined || encoding !== undefined ? undefined : minLength;
  if (least !== undefined && size < least) return { kind: "tooSmall", least };
  const isFit = mediaTypes === undefined || type === "" || mediaTypes.some(matchesType(type));
  return isFit ? undefined : { kind: "otherType", types: mediaTypes };
}

/** The most bytes that base64 of a length can stand for (RFC 4648, section 4). */
function bytesIn(length: number): number {
  return Math.floor(length / 4) * 3;
}

function matchesType(type: string): (allowed: string) => boolean {
  const own = (type.split(";")[0] ?? "").toLowerCase();
  return (allowed) =>
    allowed === own || (allowed.endsWith("/*") && own.startsWith(allowed.slice(0, -1)));
}
