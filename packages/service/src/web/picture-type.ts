const MAGIC: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ["image/png", 0, "89504e47"],
  ["image/jpeg", 0, "ffd8ff"],
  ["image/webp", 8, "57454250"],
  ["image/x-icon", 0, "00000100"],
];

const beforeSvg =
  /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i;

/** Returns the media type of a picture by its content, or undefined if browsers do not display it. */
export function pictureType(bytes: Buffer): string | undefined {
  const match = MAGIC.find(
    ([, at, magic]) => bytes.subarray(at, at + magic.length / 2).toString("hex") === magic,
  );
  if (match !== undefined) return match[0];
  const text = bytes.toString("utf8").replace(beforeSvg, "");
  return /^<svg[\s>]/i.test(text) ? "image/svg+xml" : undefined;
}
