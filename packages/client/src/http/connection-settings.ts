import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { HttpRequest } from "@quarterdeck/model";
import { apiIdentity } from "#config/api-base.ts";
import { readManyStored, removeStored, writeStored } from "#storage/object-store.ts";

/** Values of the connection settings, by lower-case name. */
export type SettingValues = Readonly<Record<string, string>>;

/** Reads the settings, which are stored for the API and outlive sessions. */
export async function readSettings(): Promise<SettingValues> {
  const stored = await readManyStored(keyOf(""));
  return Object.fromEntries(stored.map(([key, text]) => [nameOf(key), text]));
}

/** Stores a setting under a separate key: no read precedes the write, so a page that closes loses nothing. */
export async function storeSetting(name: string, value: string): Promise<void> {
  await writeStored(keyOf(name), value.trim());
}

/** Removes settings, such as secrets at the end of a session. */
export async function removeSettings(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => removeStored(keyOf(name))));
}

/** Adds the settings that the operation declares to a request. */
export async function fillSettings(request: HttpRequest): Promise<HttpRequest> {
  const values = await readSettings();
  const headers: Record<string, string> = {};
  const query = request.query === "" ? [] : [request.query];
  for (const { in: location, name } of request.settings ?? []) {
    const value = ownMember(values, name.toLowerCase());
    if (!value) continue;
    if (location === "header") setOwnMember(headers, name, value);
    else query.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  return { ...request, query: query.join("&"), headers: { ...headers, ...request.headers } };
}

function keyOf(name: string): string {
  return [apiIdentity(), "connection", name.toLowerCase()].map(encodeURIComponent).join(" ");
}

function nameOf(key: string): string {
  return decodeURIComponent(key.slice(keyOf("").length));
}
