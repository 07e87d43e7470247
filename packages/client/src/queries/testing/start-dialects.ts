import { decode, encode, integer, query, sizeOf, slice, text } from "./paging-dialects.ts";
import type { DialectResponse, PagingDialect, Row } from "./paging-dialects.ts";

/** A server whose parameter for the start of a page has a name that does not show its meaning. */
export type StartDialect = (name: string) => PagingDialect["reply"];

const replies: Readonly<Record<string, (page: readonly Row[], hasMore: boolean) => unknown>> = {
  "nothing in the response": (page) => page,
  "a total": (items) => ({ items, total: 250 }),
  "a flag": (items, hasMore) => ({ items, has_more: hasMore }),
};

/** Replies to a value that the server does not know: the number before the first one, or a wrong token. */
const unknown = ["the first page", "no rows", "a refusal"] as const;
type Unknown = (typeof unknown)[number];

/** A server that reads the position of the first row; undefined for a value that it does not know. */
function serve(
  name: string,
  readStart: (value: string, size: number, rows: readonly Row[]) => number | undefined,
  write: (page: readonly Row[], hasMore: boolean, end: number) => DialectResponse,
  onUnknown: Unknown,
): PagingDialect["reply"] {
  return (values, rows) => {
    const size = sizeOf(values, "limit");
    const value = values.get(name) ?? "";
    const start = value === "" ? 0 : readStart(value, size, rows);
    if (start === undefined && onUnknown === "a refusal") {
      return { status: 400, body: { message: "Invalid parameter" } };
    }
    if (start === undefined && onUnknown === "no rows") return write([], false, 0);
    const { page, end, hasMore } = slice(rows, start ?? 0, size);
    return write(page, hasMore, end);
  };
}

function numberOf(value: string, first: number): number | undefined {
  const number = Number(value);
  return Number.isNaN(number) || number < first ? undefined : number - first;
}

type ReadStart = Parameters<typeof serve>[1];

const positions: Readonly<Record<string, ReadStart>> = {
  "pages from 1": (value, size) => times(numberOf(value, 1), size),
  "pages from 0": (value, size) => times(numberOf(value, 0), size),
  "rows to skip": (value) => numberOf(value, 0),
  "rows from 1": (value) => numberOf(value, 1),
  "the last key": (value, _, rows) => {
    const index = rows.findIndex(({ id }) => id === value);
    return index < 0 ? undefined : index + 1;
  },
};

function times(number: number | undefined, size: number): number | undefined {
  return number === undefined ? undefined : number * size;
}

type WriteToken = (page: readonly Row[], token: string | null, name: string) => DialectResponse;

const url = "https://api.test/v1/things";

const tokens: Readonly<Record<string, WriteToken>> = {
  "next_cursor in the body": (items, token) => ({ body: { items, next_cursor: token } }),
  "a token under the name of the parameter": (items, token, name) => ({
    body: { items, [name]: token },
  }),
  "a token in a header": (body, token) => ({
    body,
    headers: token === null ? {} : { "x-next-token": token },
  }),
  "a Link header": (body, token, name) => ({
    body,
    headers: token === null ? {} : { link: `<${url}?${name}=${token}>; rel="next"` },
  }),
  "the next URL": (items, token, name) => ({
    body: { items, next: token === null ? null : `${url}?${name}=${token}` },
  }),
};

const readToken: ReadStart = (value) => (value.startsWith("tok_") ? decode(value) : undefined);

/** Servers by the meaning of their parameter, by their response, and by their reply to other values. */
export const startDialects: Readonly<Record<string, StartDialect>> = Object.fromEntries(
  unknown.flatMap((onUnknown): [string, StartDialect][] => [
    ...Object.entries(positions).flatMap(([position, readStart]) =>
      Object.entries(replies).map(([reply, write]): [string, StartDialect] => [
        `${position}, ${reply}, ${onUnknown} otherwise`,
        (name) => serve(name, readStart, (page, more) => ({ body: write(page, more) }), onUnknown),
      ]),
    ),
    ...Object.entries(tokens).map(([token, write]): [string, StartDialect] => [
      `${token}, ${onUnknown} otherwise`,
      (name) =>
        serve(
          name,
          readToken,
          (page, hasMore, end) => write(page, hasMore ? encode(end) : null, name),
          onUnknown,
        ),
    ]),
  ]),
);

const described = (schema: object, description: string) => ({ schema, description });

/** Descriptions of the parameter. */
export const startDescriptions: Readonly<Record<string, object>> = {
  "the page from 1": described({ ...integer, minimum: 1, default: 1 }, "Page number, from 1"),
  "a page": described(integer, "Page number"),
  "the page from 0": described({ ...integer, minimum: 0, default: 0 }, "Zero-based page number"),
  "rows to skip": described({ ...integer, default: 0 }, "Number of items to skip"),
  "the first row": described(integer, "Index of the first item, starting from 1"),
  "the last key": described(text, "ID of the last item of the previous page"),
  "a token": described(text, "Token of the next page"),
  "a text": { schema: text },
};

/** A list whose parameter has a name and a description. */
export function describeStart(name: string, description: object): PagingDialect {
  const parameters = [{ ...query(name), ...description }, query("limit")];
  return { parameters, reply: () => ({ body: [] }) };
}
