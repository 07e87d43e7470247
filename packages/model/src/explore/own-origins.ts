import { isMap } from "#read/member.ts";
import { decodeSegment, segmentsOf, splitAddress } from "./address.ts";
import type { ApiResponse, Row } from "./candidates.ts";

/** Rows and levels of links that are compared. */
const MAX_ROWS = 3;
const MAX_LEVELS = 4;

/**
 * Other origins that the API has for itself, as behind a proxy: those of absolute addresses with the path of the
 * response, or with the path of one of its rows.
 */
export function findOwnOrigins(
  { address, value }: Omit<ApiResponse, "allow">,
  rows: readonly Row[],
): readonly string[] {
  const own = segmentsOf(address).map(decodeSegment).join("/");
  if (own === "") return [];
  const ofRow = (row: Row): ReadonlySet<string> => {
    const values = Object.values(row).filter((one) => ["string", "number"].includes(typeof one));
    return new Set(values.map((one) => `${own}/${String(one)}`));
  };
  const origins = [
    ...originsOf(value, new Set([own]), MAX_LEVELS),
    ...rows.slice(0, MAX_ROWS).flatMap((row) => originsOf(row, ofRow(row), MAX_LEVELS)),
  ];
  return [...new Set(origins)].filter((origin) => origin !== splitAddress(address).origin);
}

/** Origins of the addresses in a value that have one of the paths. */
function originsOf(value: unknown, paths: ReadonlySet<string>, levels: number): readonly string[] {
  if (typeof value === "string") {
    if (!/^https?:\/\/[^\s@]+$/i.test(value)) return [];
    const path = segmentsOf(value).map(decodeSegment).join("/");
    return paths.has(path) ? [splitAddress(value).origin] : [];
  }
  if (levels === 0) return [];
  if (Array.isArray(value))
    return value.slice(0, MAX_ROWS).flatMap((one) => originsOf(one, paths, levels - 1));
  return isMap(value)
    ? Object.values(value).flatMap((one) => originsOf(one, paths, levels - 1))
    : [];
}

/** The value with the addresses of some origins at another one. */
export function moveAddresses(
  value: unknown,
  origins: ReadonlySet<string>,
  origin: string,
): unknown {
  if (typeof value === "string") {
    const own = splitAddress(value).origin;
    return own !== "" && origins.has(own) ? origin + value.slice(own.length) : value;
  }
  if (Array.isArray(value)) return value.map((one) => moveAddresses(one, origins, origin));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, moveAddresses(one, origins, origin)]),
  );
}
