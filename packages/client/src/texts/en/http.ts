export const http = {
  network: "The server could not be reached. Check your connection, then try again.",
  badResponse: "The server’s answer could not be understood.",
  status: "The server answered {status}.",
  noToken: "The server accepted the sign-in but gave no token that could be found in its answer.",
} as const;
