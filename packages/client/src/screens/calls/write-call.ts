import type { LoggedCall } from "#http/call-log.ts";
import { mask } from "#http/mask-secrets.ts";

/** Writes a call as a curl command, with shell variables for secrets. */
export function writeCurl(call: LoggedCall): string {
  const { method, url, requestBody } = call;
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoteMasked(url)}`,
    ...Object.entries(call.requestHeaders).map(
      ([name, value]) =>
        `-H ${value === mask ? `"${name}: $${variable(name)}"` : quote(`${name}: ${value}`)}`,
    ),
    ...(requestBody === undefined ? [] : [`--data-raw ${quoteMasked(requestBody)}`]),
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
    `const response = await fetch(${writeMasked(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    ...(headers.length === 0 ? [] : ["  headers: {", ...headers, "  },"]),
    ...(requestBody === undefined ? [] : [`  body: ${writeMasked(requestBody)},`]),
    "});",
  ];
  return lines.join("\n");
}

/** Writes a call as an HTTPie command, with shell variables for secrets. */
export function writeHttpie(call: LoggedCall): string {
  const { method, url, requestBody, requestHeaders } = call;
  const lines = [
    `http ${method} ${quoteMasked(url)}`,
    ...Object.entries(requestHeaders).map(([name, value]) =>
      value === mask ? `"${name}:$${variable(name)}"` : quote(`${name}:${value}`),
    ),
    ...(requestBody === undefined ? [] : [`--raw ${quoteMasked(requestBody)}`]),
  ];
  return lines.join(" \\\n  ");
}

/** Quotes a text for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A text of a call in parts: the text itself, and the names of secrets that were masked in it. */
function splitMasked(text: string): readonly { readonly text: string; readonly secret?: string }[] {
  const parts = text.split(mask);
  return parts.map((part, index) => {
    if (index === parts.length - 1) return { text: part };
    // `"name":"•••"`, `name=•••` or `<name>•••</name>`.
    const [, name = "secret"] = /([^"\s:=?&<>,[{]+)["\s]*[:=>][\s"]*$/.exec(part.slice(-300)) ?? [];
    return { text: part, secret: variable(name.replaceAll(/%[\dA-F]{2}/gi, "_")) };
  });
}

/** Quotes a text for a POSIX shell, with variables in double quotes for its secrets. */
function quoteMasked(whole: string): string {
  return splitMasked(whole)
    .map(({ text, secret }) => `${quote(text)}${secret === undefined ? "" : `"$${secret}"`}`)
    .join("");
}

/** Writes a text as JavaScript, with variables for its secrets. */
function writeMasked(whole: string): string {
  return splitMasked(whole)
    .map(
      ({ text, secret }) =>
        `${JSON.stringify(text)}${secret === undefined ? "" : ` + ${secret} + `}`,
    )
    .join("");
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
