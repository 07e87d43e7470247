import type { HttpResponse } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { CSRF_KEY, XSRF_COOKIE } from "#config/contract.ts";
import { isOwnOrigin } from "#config/api-base.ts";
import type { Http } from "#http/http.ts";
import type { LocalArea } from "#session/browser-storage.ts";
import type { SessionStore } from "#session/session-store.ts";

const USUAL_HEADER = "X-CSRF-Token";

const members = "csrf_token csrfToken csrf _csrf xsrf_token xsrfToken xsrf antiForgeryToken".split(
  " ",
);
const memberPaths = [...members, "token"].flatMap((name) => [[name], ["data", name]]);
const signInPaths = members.flatMap((name) =>
  [[], ["data"], ["user"], ["session"]].map((wrapper) => [...wrapper, name]),
);

/** Cookies and headers with a token against forged requests. */
const CSRF_NAME = /[cx]srf|anti-?forgery|requestverification/i;

/**
 * Reads the token against forged requests and stores it with its header: from the described read, else from a cookie.
 * A failure does not matter here: an API that needs the token refuses the next write with its own words.
 */
export async function readCsrfToken(http: Http): Promise<void> {
  const { local } = http.session.storage;
  const csrf = http.session.describedSignIn()?.csrf;
  if (csrf?.read !== undefined) {
    const { path, tokenPaths } = csrf.read;
    const request = { method: "get", path, query: "", headers: {} };
    const response = await http.send(request, { outlivesSession: true }).catch(() => undefined);
    const token = [...tokenPaths, ...memberPaths]
      .map((at) => valueAt(response?.body, at))
      .find((value) => typeof value === "string" && value !== "");
    if (typeof token === "string") {
      store(local, csrf.header ?? USUAL_HEADER, token);
      return;
    }
  }
  storeCookie(local, csrf?.header);
}

/** Stores the token that a sign-in response contains: in a header, a member or a cookie. */
export function storeCsrfToken(
  { describedSignIn, storage: { local } }: SessionStore,
  response: HttpResponse,
): void {
  const header = describedSignIn()?.csrf?.header;
  const sent = Object.entries(response.headers).find(([name]) => CSRF_NAME.test(name));
  const member = signInPaths
    .map((path) => valueAt(response.body, path))
    .find((value) => typeof value === "string" && value !== "");
  if (sent !== undefined) store(local, header ?? sent[0], sent[1]);
  else if (typeof member === "string") store(local, header ?? USUAL_HEADER, member);
  else storeCookie(local, header);
}

/** Stores which cookie has the token: its value can change with each response. */
function storeCookie(local: LocalArea, header: string | undefined): void {
  if (!isOwnOrigin()) return;
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  const isNamed = (name: string) => CSRF_NAME.test(name) || hasWordOf(name, header);
  const cookie = names.find((name) => isNamed(name) && !/refresh/i.test(name));
  if (cookie !== undefined && cookie !== XSRF_COOKIE)
    local.write(CSRF_KEY, [header ?? usualHeader(cookie), "", cookie].join("\n"));
}

/** True for the cookie `crumb` of the header `X-Crumb`, or `RequestToken` of `RequestVerificationToken`. */
function hasWordOf(cookie: string, header = ""): boolean {
  const words = header.match(/[A-Z]?[a-z]{4,}/g) ?? [];
  const isGeneral = (word: string) => /^(?:token|header|cookie)$/i.test(word);
  return words.some(
    (word) => !isGeneral(word) && cookie.toLowerCase().includes(word.toLowerCase()),
  );
}

/** Header that the frameworks with this cookie read. */
function usualHeader(cookie: string): string {
  if (/^csrftoken$/i.test(cookie)) return "X-CSRFToken";
  if (cookie === "_xsrf") return "X-XSRFToken";
  return /xsrf/i.test(cookie) ? "X-XSRF-TOKEN" : USUAL_HEADER;
}

function store(local: LocalArea, header: string, token: string): void {
  local.write(CSRF_KEY, [header, token.replaceAll("\n", "")].join("\n"));
}
