import type { HttpResponse, JsonPath } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";

const tokenNames = [
  "token",
  "access_token",
  "accessToken",
  "auth_token",
  "authToken",
  "jwt",
  "id_token",
  "idToken",
  "api_key",
  "apiKey",
  "session_token",
  "sessionToken",
  "key",
];

const wrappers: readonly JsonPath[] = [[], ["data"], ["result"], ["session"], ["token"], ["user"]];

const userNames = ["user", "account", "profile", "me"];

/** Finds the token: at the described paths, else at common ones. */
export function findToken(response: HttpResponse, paths: readonly JsonPath[]): string | undefined {
  const common = wrappers.flatMap((wrapper) => tokenNames.map((name) => [...wrapper, name]));
  for (const path of [...paths, ...common]) {
    const value = valueAt(response.body, path);
    if (typeof value === "string" && value !== "") return value;
  }
  const plain = typeof response.body === "string" ? response.body.trim() : "";
  if (/^[\w~+/.=-]{16,}$/.test(plain)) return plain;
  return /^bearer\s+(\S+)$/i.exec(response.headers["authorization"] ?? "")?.[1];
}

/** Finds the user in a sign-in response. */
export function findUser(response: HttpResponse, paths: readonly JsonPath[]): unknown {
  const common = [[], ["data"], ["result"]].flatMap((wrapper) =>
    userNames.map((name) => [...wrapper, name]),
  );
  return [...paths, ...common]
    .map((path) => valueAt(response.body, path))
    .find((value) => typeof value === "object" && value !== null);
}
