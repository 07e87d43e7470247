import { ownMember, setOwnMember } from "@quarterdeck/model";
import type { HttpRequest, MultipartContent } from "@quarterdeck/model";
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
  const members: Record<string, string> = {};
  const query = request.query === "" ? [] : [request.query];
  for (const { in: location, name, default: usual, isOptional } of request.settings ?? []) {
    if (isOptional === true) continue;
    const value = ownMember(values, name.toLowerCase()) ?? usual;
    if (!value) continue;
    if (location === "header") setOwnMember(headers, name, value);
    else if (location === "body") setOwnMember(members, name, value);
    else query.push(writePair([name, value]));
  }
  const filled = {
    ...request,
    query: query.join("&"),
    headers: { ...headers, ...request.headers },
  };
  return Object.keys(members).length === 0 ? filled : addMembers(filled, members);
}

/** Adds members to the body, which keeps its text: numbers in JSON stay exact. */
function addMembers(request: HttpRequest, members: SettingValues): HttpRequest {
  const { mediaType, content } = request.body ?? { mediaType: "application/json", content: "{}" };
  if (typeof content !== "string") {
    const parts = Object.entries(members).map(([name, value]) => ({ name, value }));
    const own = "parts" in content ? (content as MultipartContent).parts : undefined;
    if (own === undefined) return request;
    return { ...request, body: { mediaType, content: { ...content, parts: [...parts, ...own] } } };
  }
  const written = mediaType.includes("json")
    ? addToJson(content, members)
    : [...Object.entries(members).map(writePair), content].filter(Boolean).join("&");
  return { ...request, body: { ...request.body, mediaType, content: written } };
}

function addToJson(content: string, members: SettingValues): string {
  const text = content.trim();
  if (!text.startsWith("{")) return content;
  const rest = text.slice(1).trim();
  return `${JSON.stringify(members).slice(0, -1)}${rest === "}" ? "" : ","}${rest}`;
}

function writePair([name, value]: readonly [string, string]): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function keyOf(name: string): string {
  return [apiIdentity(), "connection", name.toLowerCase()].map(encodeURIComponent).join(" ");
}

function nameOf(key: string): string {
  return decodeURIComponent(key.slice(keyOf("").length));
}
