export const http = {
  network: "The server could not be reached. Check your connection, then retry.",
  badResponse: "The server’s response could not be read.",
  status: "The server responded with {status}.",
  noToken: "The sign-in was accepted, but the response contains no token.",
} as const;
