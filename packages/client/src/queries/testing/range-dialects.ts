import { decode, encode, slice, text } from "./paging-dialects.ts";
import type { DialectResponse, PagingDialect, Row } from "./paging-dialects.ts";

const rangeHeader = (description: string) => ({
  name: "Range",
  in: "header",
  description,
  schema: text,
});

/** Response to a `Range` header: 206 for a part of the rows, 416 after the last one. */
function replyRange(
  rows: readonly Row[],
  [first, last]: readonly [number, number],
  { unit = "", total = String(rows.length) },
): DialectResponse {
  const body = rows.slice(first, last + 1);
  const name = unit === "" ? "" : `${unit} `;
  if (body.length === 0) {
    return { status: 416, body: {}, headers: { "content-range": `${name}*/${total}` } };
  }
  const isPart = total !== "*" && body.length < rows.length;
  const range = `${name}${first}-${first + body.length - 1}/${total}`;
  return { status: isPart ? 206 : 200, body, headers: { "content-range": range } };
}

/** First and last row of a range that starts with the expected text; otherwise the first 20 rows. */
function readRange(range: string | null, start: string, cap = 100): readonly [number, number] {
  const isExpected = range?.startsWith(start) === true;
  const [, first = "0", last = "19"] =
    (isExpected ? /^(\d+)-(\d+)$/.exec(range.slice(start.length)) : null) ?? [];
  return [Number(first), Math.min(Number(last), Number(first) + cap - 1)];
}

/** Dialects of the `Range` header (RFC 9110, section 14). */
export const rangeDialects: Readonly<Record<string, PagingDialect>> = {
  "a Range header of items": {
    parameters: [rangeHeader("Rows to return, such as `items=0-24`.")],
    headers: ["Content-Range", "Accept-Ranges"],
    reply: (_, rows, range) => replyRange(rows, readRange(range, "items="), { unit: "items" }),
  },
  "a Range header without a unit": {
    parameters: [rangeHeader("Limits the rows: 0-24")],
    headers: ["Content-Range"],
    reply: (_, rows, range) => replyRange(rows, readRange(range, ""), {}),
  },
  "a Range header of the resource's unit": {
    parameters: [rangeHeader("`Range: things=0-24`")],
    status: 206,
    headers: ["Content-Range"],
    reply: (_, rows, range) => replyRange(rows, readRange(range, "things="), { unit: "things" }),
  },
  "a Range header, without a total": {
    parameters: [rangeHeader("First and last row, 0-24")],
    headers: ["Content-Range"],
    reply: (_, rows, range) => replyRange(rows, readRange(range, ""), { total: "*" }),
  },
  "a 206 response alone": {
    parameters: [],
    status: 206,
    headers: ["Content-Range", "Accept-Ranges"],
    reply: (_, rows, range) => replyRange(rows, readRange(range, "items="), { unit: "items" }),
  },
  "Next-Range": {
    parameters: [rangeHeader("Range of keys: `id ]r20..; max=20`")],
    status: 206,
    headers: ["Content-Range", "Next-Range"],
    reply: (_, rows, range) => {
      const { page, end, hasMore } = slice(rows, decode(range), 20);
      const next = hasMore ? { "next-range": `id ]${encode(end)}..; max=20` } : undefined;
      const ids = `id ${page[0]?.id ?? ""}..${page.at(-1)?.id ?? ""}`;
      return {
        status: hasMore ? 206 : 200,
        body: page,
        headers: { "content-range": ids, "accept-ranges": "id", ...next },
      };
    },
  },
};
