import type { LoggedCall } from "#http/call-log.ts";
import { mask } from "#http/mask-secrets.ts";

/** A call for a shell; where a secret stood, a variable of the shell stands. */
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

/** A call for a script; where a secret stood, a name to fill in stands. */
export function writeFetch(call: LoggedCall): string {
  const { method, url, requestBody, requestHeaders } = call;
  const headers = Object.entries(requestHeaders).map(
    ([name, value]) =>
      `    ${JSON.stringify(name)}: ${value === mask ? variable(name) : JSON.stringify(value)},`,
  );
  const lines = [
    `const answer = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    ...(headers.length === 0 ? [] : ["  headers: {", ...headers, "  },"]),
    ...(requestBody === undefined ? [] : [`  body: ${JSON.stringify(requestBody)},`]),
    "});",
  ];
  return lines.join("\n");
}

/** Single quotes of a POSIX shell: nothing between them means anything. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** `X-Api-Key` is `QUARTERDECK_X_API_KEY`: a bare `USER` or `PATH` means something else in every shell. */
function variable(header: string): string {
  return `QUARTERDECK_${header.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_")}`;
}
