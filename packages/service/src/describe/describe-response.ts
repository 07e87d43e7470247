import {
  describeCalls,
  exploreApi,
  isIndex,
  type ExplorerNetwork,
  listObservedRows,
  type ObservedCall,
} from "@quarterdeck/model";
import type { Description } from "./description.ts";
import { namesDescription } from "./closed-api.ts";
import { describeRefused } from "./describe-refused.ts";
import type { FetchedText } from "./fetch-text.ts";
import { readResponse } from "./read-response.ts";
import { readRoutedApi } from "./routed-api.ts";
import type { OpenNetwork } from "./search-network.ts";

/** Members of descriptions, also of incomplete ones and of other kinds, whose errors their readers name. */
const DESCRIPTION_MEMBERS =
  /^(?:openapi|swagger|asyncapi|paths|components|definitions|webhooks|overlay|__schema|\$EntityContainer|\$schema|raml)$/;

/**
 * Describes an API without a description by the JSON response at its address, and by those that it leads to: lists,
 * records, fields, keys and the methods that the API allows. If they require a credential, describes how to sign in. Undefined for
 * other files.
 */
export async function describeResponse(
  fetched: FetchedText,
  explorer: OpenNetwork,
): Promise<Description | undefined> {
  const routed = readRoutedApi(fetched, explorer);
  const { text, network } = routed ?? { text: fetched, network: explorer };
  const first = readResponse(text);
  if (first === undefined || isDescription(first.value)) return undefined;
  const isBase = !namesDescription(first.address);
  const calls = await exploreApi([first], network, isBase ? [first.address] : []);
  const hasData = calls.some(isData);
  const closed = hasData ? undefined : await describeRefused(first, explorer.refused);
  if (closed !== undefined) return closed;
  // The links of a page lead to other texts, too.
  const isPage = /html/i.test(text.contentType);
  const needsData = isPage || !isBase || Array.isArray(first.value);
  if (calls.length === 0 || (needsData && !hasData)) return undefined;
  return describeObserved(calls, {
    address: fetched.address,
    server: routed?.server ?? new URL(first.address).origin,
  });
}

/** Describes an API without a description whose base has no response, by lists of usual names below it. */
export async function describeBase(
  address: string,
  network: ExplorerNetwork,
): Promise<Description | undefined> {
  if (namesDescription(address)) return undefined;
  const calls = await exploreApi([], network, [address]);
  return calls.some(isData)
    ? describeObserved(calls, { address, server: new URL(address).origin })
    : undefined;
}

function isData({ response }: ObservedCall): boolean {
  return listObservedRows(response?.value).length > 0;
}

export function describeObserved(
  calls: readonly ObservedCall[],
  { address, server }: { readonly address: string; readonly server: string },
): Description {
  const document = describeCalls(calls, {
    info: { title: new URL(address).host, version: "" },
    servers: [{ url: server }],
    ...(calls.some(isData) &&
      calls.every(({ allow = [] }) => allow.length === 0) && {
        "x-quarterdeck-exploration": "methods",
      }),
  });
  return { text: JSON.stringify(document), address };
}

/** True for a JSON response that is not a description. */
export function isResponse(text: FetchedText): boolean {
  const value = readResponse(text)?.value;
  return value !== undefined && !isDescription(value);
}

/** True for a list, also inside of envelopes. */
export function isList(text: FetchedText): boolean {
  const response = readResponse(text);
  if (response === undefined || isIndex(response)) return false;
  return listObservedRows(response.value).length > 0;
}

function isDescription(value: object): boolean {
  if (Array.isArray(value)) return false;
  const names = Object.keys(value);
  if (names.some((name) => DESCRIPTION_MEMBERS.test(name)) || "__schema" in inner(value, "data"))
    return true;
  // Titles of descriptions, recorded sessions and collections; other responses use these names for lists.
  const info = inner(value, "info");
  return "title" in info || ("item" in value && "name" in info) || "entries" in inner(value, "log");
}

/** A member that is an object; else an empty one. */
function inner(value: object, name: string): object {
  const member: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof member === "object" && member !== null ? member : {};
}
