import { ownMember } from "#own/own-member.ts";
import type { Catalog } from "./message.ts";

interface AnyMessage {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Formats a message in the language of the catalog. A code that the catalog lacks is returned as it is: a newer build made it. */
export function formatMessage(catalog: Catalog, message: AnyMessage): string {
  const text = ownMember(catalog, message.code);
  const params = new Map<string, unknown>(Object.entries(message.params ?? {}));
  return (text ?? message.code).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params.get(name);
    return isMessage(value) ? formatMessage(catalog, value) : String(value ?? "");
  });
}

function isMessage(value: unknown): value is AnyMessage {
  return typeof value === "object" && value !== null && "code" in value;
}
