import { findRouteParameter } from "@quarterdeck/model";
import type { ReadValue } from "./read-value.ts";

/** Reads an http(s) address or the path of a file, which is checked when it is read. */
export const readAddressOrFile: ReadValue<string> = (text) => {
  const input = text.trim();
  if (input === "") return { mustBe: "must be the address or the file of an OpenAPI document" };
  const scheme = /^([a-z][a-z0-9+.-]+):\/\//i.exec(input)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === "file") return { value: input };
  return isHttp(input)
    ? { value: input }
    : { mustBe: "must be an http or https address, or a file" };
};

export const readLogo: ReadValue<string> = (text) => {
  const read = readAddressOrFile(text);
  return "value" in read
    ? read
    : { mustBe: "must be the file or the http or https address of a picture" };
};

/** Reads one or more addresses, separated by commas. */
export const readAddressesOrFiles: ReadValue<readonly string[]> = (text) => {
  const read = text
    .split(",")
    .filter((part) => part.trim() !== "")
    .map(readAddressOrFile);
  const refused = read.find((one) => "mustBe" in one);
  if (read.length === 0 || refused !== undefined) {
    return { mustBe: "must be the file or the http or https address of an Overlay document" };
  }
  return { value: read.flatMap((one) => ("value" in one ? [one.value] : [])) };
};

export const readUpstream: ReadValue<string> = (text) => {
  const mustBe =
    "must be an http or https address without query, such as https://api.example.com/v1";
  if (!isHttp(text)) return { mustBe };
  const { search, hash, username, password } = new URL(text);
  if (username !== "" || password !== "") {
    return {
      mustBe: "must not contain a user name or password: users sign in on the login screen",
    };
  }
  const isBase = search === "" || findRouteParameter(text) !== undefined;
  return isBase && hash === "" ? { value: text.trim().replace(/\/+$/, "") } : { mustBe };
};

/** Reads one or more addresses of the console, separated by commas. */
export const readPublicUrls: ReadValue<readonly string[]> = (text) => {
  const read = text
    .split(",")
    .filter((part) => part.trim() !== "")
    .map(readUpstream);
  const value = read.flatMap((one) =>
    "value" in one && !one.value.includes("?") ? [one.value] : [],
  );
  return value.length > 0 && value.length === read.length
    ? { value }
    : { mustBe: "must be the address that users open, such as https://admin.example.com" };
};

export const readDatabaseUrl: ReadValue<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ["postgres:", "postgresql:"].includes(url.protocol)
    ? { value: text.trim() }
    : { mustBe: "must be an address such as postgres://user:password@host:5432/name" };
};

function isHttp(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ["http:", "https:"].includes(url.protocol) && url.hostname !== "";
}
