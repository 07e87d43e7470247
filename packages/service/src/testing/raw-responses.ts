/** A response as it came over the wire. */
export interface RawResponse {
  readonly status: number;
  readonly reason: string;
  /** Lower-case names; each with all its values. */
  readonly headers: { readonly [name: string]: readonly string[] | undefined };
  readonly body: string;
}

/** Splits the text of a connection into its responses, by their framing (RFC 9112 section 6). */
export function readResponses(text: string): readonly RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = text;
  while (rest.startsWith("HTTP/1.")) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) break;
    const [statusLine = "", ...lines] = rest.slice(0, end).split("\r\n");
    const [, status = "0", reason = ""] = /^HTTP\/1\.\d (\d+) ?(.*)$/.exec(statusLine) ?? [];
    const headers = readHeaders(lines);
    const { body, length } = readBody(rest.slice(end + 4), headers);
    responses.push({ status: Number(status), reason, headers, body });
    rest = rest.slice(end + 4 + length);
  }
  return responses;
}

function readHeaders(lines: readonly string[]): RawResponse["headers"] {
  const headers: { [name: string]: string[] } = Object.create(null) as object as {
    [name: string]: string[];
  };
  for (const line of lines) {
    const at = line.indexOf(":");
    (headers[line.slice(0, at).toLowerCase()] ??= []).push(line.slice(at + 1).trim());
  }
  return headers;
}

function readBody(
  text: string,
  headers: RawResponse["headers"],
): { readonly body: string; readonly length: number } {
  const length = headers["content-length"]?.[0];
  if (length !== undefined) return { body: text.slice(0, Number(length)), length: Number(length) };
  if (headers["transfer-encoding"] === undefined) return { body: "", length: 0 };
  let body = "";
  let at = 0;
  for (;;) {
    const [line = "", digits = ""] = /^([\da-f]+)\r\n/i.exec(text.slice(at)) ?? [];
    const size = Number.parseInt(digits, 16);
    if (line === "" || size === 0) return { body, length: at + line.length + 2 };
    body += text.slice(at + line.length, at + line.length + size);
    at += line.length + size + 2;
  }
}
