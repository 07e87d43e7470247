/** The text of an overlay, and where it came from: problems name its last part, and `extends` counts from it. */
export interface OverlaySource {
  readonly text: string;
  readonly address: string;
}

/** The feature sets of the Overlay Specification that are known; https://spec.openapis.org/overlay/latest.html */
export type OverlayVersion = "1.0" | "1.1";

/** An overlay as far as it could be read. */
export interface Overlay {
  /** What problems call it: the name of its file. */
  readonly name: string;
  readonly version: OverlayVersion;
  /** The document that it says it is for: as it is written, and as an address. */
  readonly extends?: { readonly written: string; readonly address: string };
  readonly actions: readonly Action[];
}

/** One change, wherever its target is found (Overlay 1.1, "Action Object"). */
export interface Action {
  /** The name of its overlay, and which action of it it is: 1 is the first. */
  readonly overlay: string;
  readonly action: number;
  readonly target: string;
  readonly change: Change;
}

export type Change =
  | { readonly kind: "remove" }
  | { readonly kind: "update"; readonly value: unknown }
  | { readonly kind: "copy"; readonly from: string };
