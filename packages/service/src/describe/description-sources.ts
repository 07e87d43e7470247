import type { OverlaySource } from "@quarterdeck/model";

/** A description as written, with its overlays and further files, for a browser that corrects it. */
export interface DescriptionSources {
  readonly text: string;
  readonly address: string;
  readonly overlays: readonly OverlaySource[];
  readonly files: readonly OverlaySource[];
}

/**
 * Sources as JSON. Their addresses have no passwords, no queries, which can contain a key, and no folders of this machine
 * above the files.
 */
export function writeSources({ text, address, overlays, files }: DescriptionSources): string {
  const all = [address, ...overlays.map((one) => one.address), ...files.map((one) => one.address)];
  const folder = sharedFolder(all.filter((one) => /^file:/i.test(one)));
  const rename = (one: string): string =>
    /^file:/i.test(one)
      ? `file:///${one.slice(folder.length)}`
      : one.replace(/^(https?:\/\/)[^/]*@/i, "$1");
  const withoutQuery = (one: string): string => one.replace(/\?.*$/s, "");
  const move = (one: OverlaySource): OverlaySource => ({ ...one, address: rename(one.address) });
  const sources: DescriptionSources = {
    text,
    address: withoutQuery(rename(address)),
    overlays: overlays.map(move).map((one) => ({ ...one, address: withoutQuery(one.address) })),
    files: files.map(move),
  };
  return JSON.stringify(sources);
}

/** Longest folder that contains all addresses, with a slash at its end. */
function sharedFolder([first = "", ...others]: readonly string[]): string {
  let folder = first.slice(0, first.lastIndexOf("/") + 1);
  while (folder !== "" && !others.every((one) => one.startsWith(folder))) {
    folder = folder.slice(0, folder.slice(0, -1).lastIndexOf("/") + 1);
  }
  return folder;
}
