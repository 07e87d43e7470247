import { writeOverlay } from "@quarterdeck/model";
import { runtimeConfig } from "#config/runtime-config.ts";
import { prefix } from "#config/prefix.ts";
import type { StoredCorrections } from "#storage/corrections.ts";

/** Description that the browser reads, with its corrections. */
export interface DescriptionSource {
  /** Absolute; empty without a description. */
  readonly address: string;
  /** True if the file at the address is the service's: the description with its overlays and further files. */
  readonly isBundle: boolean;
  /** Corrections of this browser as an overlay; empty: none. */
  readonly overlay: string;
}

export function findSource(corrections: StoredCorrections): DescriptionSource {
  const { model, description } = runtimeConfig();
  const file = model === null ? description : `${prefix()}${model.path}/description.json`;
  return {
    address: file === "" ? "" : new URL(file, document.baseURI).href,
    isBundle: model !== null,
    overlay: corrections.length === 0 ? "" : writeOverlay("Corrections", corrections),
  };
}
