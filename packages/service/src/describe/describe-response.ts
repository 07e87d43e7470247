import {
  describeCalls,
  exploreApi,
  type ExplorerNetwork,
  findAddresses,
  listObservedRows,
  type ObservedCall,
} from "@quarterdeck/model";
import type { Description } from "./description.ts";
import type { FetchedText } from "./fetch-text.ts";
import { readRoutedApi } from "./routed-api.ts";

/** Members of descriptions, also of incomplete ones and of other kinds, whose errors their readers name. */
const DESCRIPTION_MEMBERS =
  /^(?:openapi|swagger|asyncapi|paths|components|definitions|webhooks|overlay|__schema|\$EntityContainer|\$schema|raml)$/;

/**
 * Describes an API without a description by the JSON response at its address, and by those that it leads to: lists,
 * records, fields, keys and the methods that the API allows. Undefined for other files.
 */
export async function describeResponse(
  fetched: FetchedText,
  explorer: ExplorerNetwork,
): Promise<Description | undefined> {
  const routed = readRoutedApi(fetched, explorer);
  const { text, network } = routed ?? { text: fetched, network: explorer };
  const first = readResponse(text);
  if (first === undefined || isDescription(first.value)) return undefined;
  const { value, address } = first;
  if (!hasRows(value, MAX_ENVELOPES) && findAddresses(value, address).length === 0)
    return undefined;
  const calls = await exploreApi([first], network);
  const isData = ({ response }: ObservedCall) => listObservedRows(response?.value).length > 0;
  // The links of a page lead to other texts, too.
  const isPage = /html/i.test(text.contentType);
  if (calls.length === 0 || (isPage && !calls.some(isData))) return undefined;
  const { origin, host } = new URL(address);
  const document = describeCalls(calls, {
    info: { title: host, version: "" },
    servers: [{ url: routed?.server ?? origin }],
    ...(calls.every(({ allow = [] }) => allow.length === 0) && {
      "x-quarterdeck-exploration": "methods",
    }),
  });
  return { text: JSON.stringify(document), address: fetched.address };
}

/** True for a response with rows that is not a description. */
export function hasListedRows(text: FetchedText): boolean {
  const value = readResponse(text)?.value;
  return value !== undefined && !isDescription(value) && hasRows(value, MAX_ENVELOPES);
}

/** The object or array of a response; undefined for other texts. */
export function readResponse({
  text,
  address,
  allow,
}: FetchedText): Awaited<ReturnType<ExplorerNetwork["read"]>> {
  const value = parseJson(text);
  return typeof value === "object" && value !== null ? { address, value, allow } : undefined;
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

/** Largest depth of the envelopes of a list. */
const MAX_ENVELOPES = 2;

/** True for a list of objects, also inside of envelopes. */
function hasRows(value: unknown, envelopes: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((row) => typeof row === "object" && row !== null);
  return envelopes > 0 && Object.values(value).some((one) => hasRows(one, envelopes - 1));
}

/** A member that is an object; else an empty one. */
function inner(value: object, name: string): object {
  const member: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return typeof member === "object" && member !== null ? member : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
