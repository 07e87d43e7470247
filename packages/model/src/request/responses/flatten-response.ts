import { ownMember } from "#own/own-member.ts";
import type { ExpectedResponse, HttpResponse } from "#types/http.ts";
import { isJsonObject, valueAt, withValueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/** A JSON object. */
type Members = Readonly<Record<string, unknown>>;

/** True for a response whose records `flattenResponse` changes. */
export function isFlattened(
  { format, shape, rowMember }: Pick<ExpectedResponse, "format" | "shape" | "rowMember">,
  { headers }: Pick<HttpResponse, "headers">,
): boolean {
  if (format !== undefined || rowMember !== undefined) return true;
  const isDescribed = shape === "rows" || shape === "record";
  return !isDescribed && /[/+](?:vnd\.api|hal)\+json/i.test(headers["content-type"] ?? "");
}

/**
 * Moves the attributes and relationships of resource objects (JSON:API 1.1, "Resource Objects"), and the embedded
 * resources of HAL, to the record itself. Included records are added to the relationships that refer to them. A row that
 * contains only a record becomes that record.
 */
export function flattenResponse(expected: ExpectedResponse, response: HttpResponse): HttpResponse {
  if (!isFlattened(expected, response)) return response;
  const { body } = response;
  const { format, rowMember } = expected;
  const path =
    format === undefined && rowMember === undefined && isJsonObject(body)
      ? guessPath(body)
      : expected.path;
  const value = valueAt(body, path);
  const included = readIncluded(body);
  const flatten = (row: unknown) => {
    if (format === "split") return joinSplit(row, rowMember ?? "");
    const record = rowMember === undefined ? undefined : valueAt(row, [rowMember]);
    return flattenRecord(isJsonObject(record) ? record : row, included);
  };
  const flat = Array.isArray(value) ? value.map(flatten) : flatten(value);
  return flat === value ? response : { ...response, body: withValueAt(body, path, flat) };
}

/** Record with its fields next to its key, and those of the records in them. */
function joinSplit(record: unknown, member: string): unknown {
  if (Array.isArray(record)) return record.map((one) => joinSplit(one, member));
  const fields = isJsonObject(record) ? ownMember(record, member) : undefined;
  if (!isJsonObject(record) || !isJsonObject(fields)) return record;
  const own = Object.entries(record).filter(([name]) => name !== member);
  // A field with the name of the key does not replace it.
  const inner = Object.entries(fields)
    .filter(([name]) => !Object.hasOwn(record, name))
    .map(([name, value]) => [name, joinSplit(value, member)] as const);
  return Object.fromEntries([...own, ...inner]);
}

/** Path of the records in a response that is not described. */
function guessPath(body: Members): readonly string[] {
  if ("data" in body) return ["data"];
  const embedded = ownMember(body, "_embedded");
  const lists = isJsonObject(embedded) ? Object.entries(embedded) : [];
  const [[name, list] = ["", undefined], ...others] = lists;
  return Array.isArray(list) && others.length === 0 ? ["_embedded", name] : [];
}

/** Attributes of the included records by type and id. */
type Included = ReadonlyMap<string, Members>;

function readIncluded(body: unknown): Included {
  const records = isJsonObject(body) ? ownMember(body, "included") : undefined;
  if (!Array.isArray(records)) return new Map();
  return new Map(
    records.flatMap((record: unknown) =>
      isJsonObject(record) ? [[identify(record), attributesOf(record)] as const] : [],
    ),
  );
}

function identify(record: Members): string {
  return `${scalarText(ownMember(record, "type"))} ${scalarText(ownMember(record, "id"))}`;
}

function attributesOf(record: Members): Members {
  const attributes = ownMember(record, "attributes");
  return isJsonObject(attributes) ? attributes : {};
}

function flattenRecord(record: unknown, included: Included): unknown {
  if (!isJsonObject(record)) return record;
  if ("_links" in record || "_embedded" in record) return flattenHal(record);
  return isResourceObject(record) ? flattenResourceObject(record, included) : record;
}

function isResourceObject(record: Members): boolean {
  const [attributes, relationships] = [
    ownMember(record, "attributes"),
    ownMember(record, "relationships"),
  ];
  return isJsonObject(attributes) || isJsonObject(relationships);
}

function flattenResourceObject(record: Members, included: Included): Members {
  const attributes = Object.entries(attributesOf(record)).map(
    ([name, value]) => [name, unwrap(value, included)] as const,
  );
  const relationships = ownMember(record, "relationships");
  const linkages = Object.entries(isJsonObject(relationships) ? relationships : {}).flatMap(
    ([name, relationship]): readonly (readonly [string, unknown])[] => {
      const data = valueAt(relationship, ["data"]);
      return data === undefined ? [] : [[name, flattenLinkage(data, included)]];
    },
  );
  const own = ["id", "meta"].flatMap((name) => {
    const value = ownMember(record, name);
    const isEmpty = name === "meta" && isJsonObject(value) && Object.keys(value).length === 0;
    return isEmpty || !Object.hasOwn(record, name) ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...own, ...attributes, ...linkages]);
}

/** Type and id of a related record, with its attributes if it is included. */
function flattenLinkage(data: unknown, included: Included): unknown {
  if (Array.isArray(data)) return data.map((one) => flattenLinkage(one, included));
  if (!isJsonObject(data)) return data;
  const record = included.get(identify(data)) ?? attributesOf(data);
  return { ...record, type: ownMember(data, "type"), id: ownMember(data, "id") };
}

/** Record in an attribute: `author: { data: { id, attributes } }`. */
function unwrap(value: unknown, included: Included): unknown {
  if (!isJsonObject(value) || !Object.hasOwn(value, "data")) return value;
  if (Object.keys(value).some((name) => !/^(?:data|meta|links)$/.test(name))) return value;
  const data = ownMember(value, "data");
  const records: readonly unknown[] = Array.isArray(data) ? data : [data];
  const areRecords = records.every(
    (one) => one === null || (isJsonObject(one) && isResourceObject(one)),
  );
  if (!areRecords) return value;
  return Array.isArray(data)
    ? data.map((one) => flattenRecord(one, included))
    : flattenRecord(data, included);
}

/** True for an address that is another one, or continues its path. */
function isWithin(address: unknown, outer: unknown): boolean {
  if (typeof address !== "string" || typeof outer !== "string") return false;
  return address.startsWith(outer) && /^(?:$|[/?{#])/.test(address.slice(outer.length));
}

/** Address of a link, or those of several links; without the optional query of a template (RFC 6570, section 3.2.8). */
function addressOf(link: unknown): string | readonly string[] | undefined {
  if (Array.isArray(link)) {
    const addresses = link.flatMap((one: unknown) => addressOf(one) ?? []);
    return addresses.length === link.length ? addresses : undefined;
  }
  const href = valueAt(link, ["href"]);
  if (typeof href !== "string") return undefined;
  const address = href.replace(/(?:\{[?&#][^{}]*\})+$/, "");
  return address.includes("{") ? undefined : address;
}

/** Record with its embedded resources and the addresses of its links as members (HAL, section 4.1). */
function flattenHal(record: Members): Members {
  const embedded = ownMember(record, "_embedded");
  const links = ownMember(record, "_links");
  const self = valueAt(links, ["self", "href"]);
  const inner = Object.entries(isJsonObject(embedded) ? embedded : {}).map(
    ([name, value]) =>
      [
        name,
        Array.isArray(value) ? value.map((one) => flattenHalOf(one)) : flattenHalOf(value),
      ] as const,
  );
  // An address at or below that of the record leads to no other record.
  const others = Object.entries(isJsonObject(links) ? links : {}).filter(([name, link]) => {
    const hrefs = [link].flat().map((one: unknown) => valueAt(one, ["href"]));
    return name === "self" || hrefs.length === 0 || !hrefs.every((href) => isWithin(href, self));
  });
  const addresses = others.flatMap(([name, link]): readonly (readonly [string, unknown])[] => {
    const address = name === "self" ? undefined : addressOf(link);
    return address === undefined ? [] : [[name, address]];
  });
  const own = Object.entries(record).filter(([name]) => name !== "_embedded" && name !== "_links");
  const linked = isJsonObject(links) ? [["_links", Object.fromEntries(others)] as const] : [];
  return Object.fromEntries([...addresses, ...inner, ...own, ...linked]);
}

function flattenHalOf(value: unknown): unknown {
  return isJsonObject(value) && "_embedded" in value ? flattenHal(value) : value;
}
