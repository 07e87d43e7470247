import type { HttpRequest } from "@quarterdeck/model";
import { apiIdentity } from "#config/api-base.ts";
import { readStored, writeStored } from "#storage/object-store.ts";

/** Values of the connection's settings, by name in lower case. */
export type SettingValues = Readonly<Record<string, string>>;

/** Kept for the API, outlives sessions; every tab reads what was said last. */
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
  const known = await readSettings();
  await writeStored(key(), JSON.stringify({ ...known, [name.toLowerCase()]: value.trim() }));
}

/** Secrets go with the session that they were typed for. */
export async function removeSettings(names: readonly string[]): Promise<void> {
  const gone = new Set(names.map((name) => name.toLowerCase()));
  const rest = Object.entries(await readSettings()).filter(([name]) => !gone.has(name));
  await writeStored(key(), JSON.stringify(Object.fromEntries(rest)));
}

/** The request with what the connection says of it: only what its operation declares. */
export async function fillSettings(request: HttpRequest): Promise<HttpRequest> {
  const values = await readSettings();
  const headers: Record<string, string> = {};
  const query = request.query === "" ? [] : [request.query];
  for (const { in: place, name } of request.settings ?? []) {
    const value = values[name.toLowerCase()];
    if (!value) continue;
    if (place === "header") headers[name] = value;
    else query.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  return { ...request, query: query.join("&"), headers: { ...headers, ...request.headers } };
}

function key(): string {
  return [apiIdentity(), "connection"].map(encodeURIComponent).join(" ");
}
