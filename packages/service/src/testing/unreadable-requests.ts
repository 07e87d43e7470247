/** Requests that no route receives: name, status of the problem, bytes (one for each character). */
export const unreadableRequests: readonly (readonly [string, number, string])[] = [
  ["text that is not HTTP", 400, "hello\r\n\r\n"],
  ["an unknown method", 400, "HACK /any HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["an unknown version", 400, "GET /any HTTP/9.9\r\nHost: localhost\r\n\r\n"],
  ["a space in the target", 400, "GET /any thing HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  [
    "a control character in a value",
    400,
    "GET /any HTTP/1.1\r\nHost: localhost\r\nA: \x01\r\n\r\n",
  ],
  ["a space before the colon", 400, "GET /any HTTP/1.1\r\nHost : localhost\r\n\r\n"],
  ["a header without a name", 400, "GET /any HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n"],
  ["a bare line feed in a value", 400, "GET /any HTTP/1.1\r\nHost: localhost\r\nA: b\rc\r\n\r\n"],
  ["no host", 400, "GET /any HTTP/1.1\r\nConnection: close\r\n\r\n"],
  [
    "a length that is not a number",
    400,
    "POST /any HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
  ],
  [
    "two lengths",
    400,
    "POST /any HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
  ],
  [
    "a length and chunks",
    400,
    "POST /any HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  [
    "chunks that are not last",
    400,
    "POST /any HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
  ],
  [
    "a broken chunk size",
    400,
    "POST /any HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  ],
  [
    "headers of 20 KB",
    431,
    `GET /any HTTP/1.1\r\nHost: localhost\r\nA: ${"a".repeat(20_000)}\r\n\r\n`,
  ],
  ["a tunnel", 405, "CONNECT evil.test:443 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  [
    "a path that cannot be decoded",
    400,
    "GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  ],
  ["an unknown address", 404, "GET /no HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"],
  ["an unknown host", 421, "GET /any HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n"],
];
