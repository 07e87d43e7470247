import { apiIdentity } from "#config/api-base.ts";
import { OWN_HEADERS_KEY } from "#config/contract.ts";
import type { LocalArea } from "#session/browser-storage.ts";
import { readStored, removeStored, writeStored } from "#storage/object-store.ts";
import { escapeHeader } from "./escape-header.ts";
import { isSecretName } from "./mask-secrets.ts";

/** Header that the user added to all requests of this API. */
export interface OwnHeader {
  readonly name: string;
  readonly value: string;
}

const headerName = /^[!#$%&'*+.^_`|~\w-]+$/;

/** Headers that the browser, the session or the body determines. */
const reserved =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-(?:length|type)|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|user|via)$/i;

/** True for a name of a header that a page can send. */
export function isHeaderName(name: string): boolean {
  return headerName.test(name) && !reserved.test(name);
}

/** Headers of this API. */
export function readOwnHeaders(local: LocalArea): readonly OwnHeader[] {
  const lines = (local.read(OWN_HEADERS_KEY) ?? "").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [name = "", value = ""] = line.split(/:(.*)/);
    return { name, value };
  });
}

/** Adds a header, or replaces the one with its name. An empty value removes it. */
export async function storeOwnHeader(local: LocalArea, { name, value }: OwnHeader): Promise<void> {
  const others = readOwnHeaders(local).filter(
    (one) => one.name.toLowerCase() !== name.toLowerCase(),
  );
  // Requests have this header in this spelling.
  const sent = /^accept$/i.test(name) ? "Accept" : name;
  const next =
    value.trim() === "" ? others : [...others, { name: sent, value: escapeHeader(value.trim()) }];
  writeLocal(local, next);
  // The end of a session clears local storage; a secret ends with it.
  const lasting = next.filter((one) => !isSecretName(one.name));
  await (lasting.length === 0
    ? removeStored(keyOf())
    : writeStored(keyOf(), JSON.stringify(lasting)));
}

/** Writes the headers that outlive sessions to local storage again, where requests read them. */
export async function restoreOwnHeaders(local: LocalArea): Promise<void> {
  const text = await readStored(keyOf());
  if (text === undefined || readOwnHeaders(local).length > 0) return;
  writeLocal(local, JSON.parse(text) as readonly OwnHeader[]);
}

function writeLocal(local: LocalArea, headers: readonly OwnHeader[]): void {
  local.write(OWN_HEADERS_KEY, headers.map(({ name, value }) => `${name}:${value}`).join("\n"));
}

function keyOf(): string {
  return [apiIdentity(), "headers"].map(encodeURIComponent).join(" ");
}
