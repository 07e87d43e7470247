import type { TextField } from "@quarterdeck/model";

/** A file as the text that stands for it, byte for byte. */
export async function encodeFile(
  file: Blob,
  encoding: NonNullable<TextField["encoding"]>,
): Promise<string> {
  const address = await readAddress(file);
  const text = address.slice(address.indexOf(",") + 1);
  return encoding === "base64url"
    ? text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
    : text;
}

/** The bytes that a text stands for; undefined where it is no base64 of either alphabet. */
export function decodeText(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/").replaceAll(/\s/g, "");
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(plain)) return undefined;
  try {
    return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The browser's own encoder: it takes no copy of each byte. */
function readAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsDataURL(file);
  });
}
