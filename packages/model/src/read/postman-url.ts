import { isMap, listOf, memberOf, textOf } from "./member.ts";
import type { ObservedValue } from "./observed-call.ts";

export interface PostmanUrl {
  readonly base: string | undefined;
  readonly segments: readonly string[];
  readonly endsWithSlash: boolean;
  readonly query: readonly ObservedValue[];
}

/** Reads the address of a request; the variables may be its host and parts of its path. */
export function readUrl(
  url: unknown,
  variables: ReadonlyMap<string, string>,
): PostmanUrl | undefined {
  const raw = typeof url === "string" ? url : (textOf(url, "raw") ?? joinParts(url));
  if (raw === undefined) return undefined;
  // The host may be a variable whose value has a path.
  const [, host = "", rest = ""] = /^((?:https?:\/\/)?[^/?#]*)(.*)$/.exec(raw.trim()) ?? [];
  const base = host.replaceAll(VARIABLE, (_, name: string) => variables.get(name.trim()) ?? "");
  const [path = "", search = ""] = rest.split("#")[0]?.split(/\?(.*)/s) ?? [];
  const segments = path
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => readSegment(segment));
  const declared = isMap(url) ? listOf(url, "query") : [];
  const query: readonly ObservedValue[] =
    declared.length > 0
      ? declared.map((one) => ({
          name: textOf(one, "key") ?? "",
          value: literal(textOf(one, "value")),
          description:
            textOf(one, "description") ?? textOf(memberOf(one, "description"), "content"),
        }))
      : search
          .split("&")
          .filter((one) => one !== "")
          .map((one) => ({ name: one.split("=")[0] ?? "", value: literal(one.split("=")[1]) }));
  return {
    base: /^https?:\/\/[^/]+/.test(base) ? base.replace(/\/+$/, "") : undefined,
    segments,
    endsWithSlash: path.endsWith("/"),
    query: query.filter(({ name }) => name !== ""),
  };
}

/** Address in parts: `host` and `path` are lists or texts. */
function joinParts(url: unknown): string | undefined {
  const host = joinTexts(memberOf(url, "host"), ".");
  if (host === undefined) return undefined;
  const protocol = textOf(url, "protocol");
  const port = textOf(url, "port");
  const path = joinTexts(memberOf(url, "path"), "/") ?? "";
  const scheme = protocol === undefined ? "" : `${protocol}://`;
  return `${scheme}${host}${port === undefined ? "" : `:${port}`}/${path.replace(/^\/+/, "")}`;
}

function joinTexts(parts: unknown, separator: string): string | undefined {
  if (typeof parts === "string") return parts;
  if (!Array.isArray(parts) || parts.length === 0) return undefined;
  return parts
    .map((part) => (typeof part === "string" ? part : (textOf(part, "value") ?? "")))
    .join(separator);
}

/** Names of variables: `{{baseUrl}}`. */
export const VARIABLE = /\{\{([^}]+)\}\}/g;

/** A value without variables. */
export const literal = (text: string | undefined): string | undefined =>
  text === undefined || text.includes("{{") ? undefined : text;

/** `:id` and `{{id}}` are parameters. */
function readSegment(segment: string): string {
  const name = /^:(\w+)$/.exec(segment)?.[1] ?? /^\{\{([^}]+)\}\}$/.exec(segment)?.[1];
  return name === undefined ? segment : `{${name.trim().replaceAll(/\W/g, "_")}}`;
}
