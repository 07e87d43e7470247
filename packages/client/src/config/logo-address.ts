import { prefix } from "./prefix.ts";
import { runtimeConfig } from "./runtime-config.ts";

/** Of the configured picture; empty: our own mark is drawn. */
export function logoAddress(): string {
  const { logo } = runtimeConfig();
  return logo === "" ? "" : new URL(logo, location.origin + prefix()).href;
}
