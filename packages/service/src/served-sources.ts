import { createServedText } from "#web/served-text.ts";
import type { ServedText } from "#web/served-text.ts";

/** Serves the sources of a model; written once for each version, because a large description takes a moment. */
export function cacheSources(
  write: () => Promise<string>,
): (version: string) => Promise<ServedText> {
  let version: string | undefined;
  let text: Promise<ServedText> | undefined;
  return (current) => {
    if (text !== undefined && version === current) return text;
    const next = write().then((written) => createServedText(Buffer.from(written)));
    [version, text] = [current, next];
    // The next request tries again.
    next.catch(() => {
      if (text === next) text = undefined;
    });
    return next;
  };
}
