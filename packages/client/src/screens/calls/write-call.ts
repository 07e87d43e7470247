import type { LoggedCall } from "#http/call-log.ts";
import { mask } from "#http/mask-secrets.ts";

/** Writes a call as a curl command, with shell variables for secrets. */
export function writeCurl(call: LoggedCall): string {
  const { method, url, requestBody } = call;
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quote(url)}`,
    ...Object.entries(call.requestHeaders).map(
      ([name, value]) =>
        `-H ${value === mask ? `"${name}: $${variable(name)}"` : quote(`${name}: ${value}`)}`,
    ),
    ...(requestBody === undefined ? [] : [`--data-raw ${quote(requestBody)}`]),
  ];
  return lines.join(" \\\n  ");
}

/** Writes a call as a `fetch` script, with placeholders for secrets. */
export function writeFetch(call: LoggedCall): string {
  const { method, url, requestBody, requestHeaders } = call;
  const headers = Object.entries(requestHeaders).map(
    ([name, value]) =>
      `    ${JSON.stringify(name)}: ${value === mask ? variable(name) : JSON.stringify(value)},`,
  );
  const lines = [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    ...(headers.length === 0 ? [] : ["  headers: {", ...headers, "  },"]),
    ...(requestBody === undefined ? [] : [`  body: ${JSON.stringify(requestBody)},`]),
    "});",
  ];
  return lines.join("\n");
}

/** Writes a call as an HTTPie command, with shell variables for secrets. */
export function writeHttpie(call: LoggedCall): string {
  const { method, url, requestBody, requestHeaders } = call;
  const lines = [
    `http ${method} ${quote(url)}`,
    ...Object.entries(requestHeaders).map(([name, value]) =>
      value === mask ? `"${name}:$${variable(name)}"` : quote(`${name}:${value}`),
    ),
    ...(requestBody === undefined ? [] : [`--raw ${quote(requestBody)}`]),
  ];
  return lines.join(" \\\n  ");
}

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Shell variable of a header: `QUARTERDECK_X_API_KEY` for `X-Api-Key`. The prefix avoids `USER` or `PATH`. */
function variable(header: string): string {
  return `QUARTERDECK_${header.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_")}`;
}

/** Characters of a header name (RFC 9110, section 5.6.2). */
const headerName = /^[!#$%&'*+.^_`|~\w-]+$/;

/** Headers of a text with one in each line; undefined if a line is not a header. */
export function readHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const pairs = lines.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()] as const;
  });
  return pairs.every(([name]) => headerName.test(name)) ? Object.fromEntries(pairs) : undefined;
}
