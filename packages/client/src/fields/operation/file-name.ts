/** The name that an answer gives its file: RFC 6266, `filename*` before `filename`; never a path. */
export function readFileName(disposition: string | undefined): string | undefined {
  if (disposition === undefined) return undefined;
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition);
  const name = (encoded === undefined ? undefined : decode(encoded)) ?? plain?.[1] ?? plain?.[2];
  return name?.split(/[\\/]/).at(-1) || undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
