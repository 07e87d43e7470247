import type { TextField } from "@quarterdeck/model";

/** Encodes a file as base64 or base64url. */
export async function encodeFile(
  file: Blob,
  encoding: NonNullable<TextField["encoding"]>,
): Promise<string> {
  const url = await readDataUrl(file);
  const text = url.slice(url.indexOf(",") + 1);
  return encoding === "base64url"
    ? text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
    : text;
}

/** Decodes base64 or base64url; undefined for other texts. */
export function decodeText(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/").replaceAll(/\s/g, "");
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(plain)) return undefined;
  try {
    return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The browser's encoder needs less memory than a copy of the bytes. */
function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsDataURL(file);
  });
}
