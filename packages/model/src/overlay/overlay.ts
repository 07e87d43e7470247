/** Text and address of an overlay. Problems use the file name; `extends` is resolved against the address. */
export interface OverlaySource {
  readonly text: string;
  readonly address: string;
}

/** Supported versions of the Overlay Specification; https://spec.openapis.org/overlay/latest.html */
export type OverlayVersion = "1.0" | "1.1";

/** An overlay after reading. */
export interface Overlay {
  /** File name, used in problems. */
  readonly name: string;
  readonly version: OverlayVersion;
  /** Document that it is written for: as written, and as an absolute address. */
  readonly extends?: { readonly written: string; readonly address: string };
  readonly actions: readonly Action[];
}

/** One change at all matches of its target (Overlay 1.1, "Action Object"). */
export interface Action {
  /** Name of its overlay, and its number from 1. */
  readonly overlay: string;
  readonly action: number;
  readonly target: string;
  readonly change: Change;
}

/** Change of an action: exactly one of the three (Overlay 1.1, "Action Object"). */
export type Change =
  | { readonly kind: "remove" }
  | { readonly kind: "update"; readonly value: unknown }
  | { readonly kind: "copy"; readonly from: string };
