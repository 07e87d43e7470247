import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { HttpRequest } from "@quarterdeck/model";
import { apiIdentity } from "#config/api-base.ts";
import { readStored, writeStored } from "#storage/object-store.ts";

/** Values of the connection settings, by lower-case name. */
export type SettingValues = Readonly<Record<string, string>>;

/** Reads the settings, which are stored for the API and outlive sessions. */
export async function readSettings(): Promise<SettingValues> {
  try {
    const value: unknown = JSON.parse((await readStored(key())) ?? "{}");
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]));
  } catch {
    return {};
  }
}

export async function storeSetting(name: string, value: string): Promise<void> {
  const settings = await readSettings();
  await writeStored(key(), JSON.stringify({ ...settings, [name.toLowerCase()]: value.trim() }));
}

/** Removes settings, such as secrets at the end of a session. */
export async function removeSettings(names: readonly string[]): Promise<void> {
  const removed = new Set(names.map((name) => name.toLowerCase()));
  const rest = Object.entries(await readSettings()).filter(([name]) => !removed.has(name));
  await writeStored(key(), JSON.stringify(Object.fromEntries(rest)));
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

function key(): string {
  return [apiIdentity(), "connection"].map(encodeURIComponent).join(" ");
}
