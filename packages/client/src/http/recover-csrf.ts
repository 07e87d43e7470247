import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { CSRF_KEY, XSRF_COOKIE } from "#config/contract.ts";
import { isOwnOrigin } from "#config/api-base.ts";
import { HttpError } from "./errors.ts";
import type { SendOptions } from "./prepare-request.ts";
import type { RecoverySources } from "./recover-credential.ts";

/** Headers that frameworks read a token against forged requests from, the most frequent first. */
const USUAL_HEADERS = ["X-CSRF-Token", "X-CSRFToken", "X-XSRF-TOKEN", "X-CSRF", "CSRF-Token"];

const ABOUT_CSRF = /[cx]srf|forgery|forged/i;

/**
 * Sends a write that the API refused for its token against forged requests with the same token in another header, and
 * stores the header that the API accepts; undefined if there is none, or no token.
 */
export async function sendInOtherHeaders(
  { session, send }: RecoverySources,
  { request, options }: { readonly request: HttpRequest; readonly options: SendOptions },
  { problem }: HttpError,
): Promise<HttpResponse | undefined> {
  const { local } = session.storage;
  const stored = local.read(CSRF_KEY);
  const [sent = "", value = "", cookie = findCookie()] = (stored ?? "").split("\n");
  if (!ABOUT_CSRF.test(problem.message) || (value === "" && cookie === undefined)) return undefined;
  for (const header of listHeaders(problem.message, cookie)) {
    if (header.toLowerCase() === sent.toLowerCase()) continue;
    local.write(CSRF_KEY, [header, value, ...(cookie === undefined ? [] : [cookie])].join("\n"));
    try {
      // One header after the other: the first that works ends the attempts.
      // oxlint-disable-next-line no-await-in-loop
      return await send(request, { ...options, isTrial: true });
    } catch (error) {
      const isSame = error instanceof HttpError && ABOUT_CSRF.test(error.problem.message);
      if (!isSame) throw error;
    }
  }
  local.write(CSRF_KEY, stored ?? "");
  return undefined;
}

/** The header that the refusal names, that of the cookie's name (`shop_csrf`: `X-Shop-Csrf`), and the usual ones. */
function listHeaders(message: string, cookie: string | undefined): readonly string[] {
  const named = message.match(/\b(?:x-)?[a-z\d]*(?:-[a-z\d]+)*-?[cx]srf(?:-?[a-z\d]+)*-?token\b/gi);
  const words = cookie?.split(/[^a-z\d]+/i).filter((word) => word !== "") ?? [];
  const own = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("-");
  const ofCookie = own === "" ? [] : [/^X-/.test(own) ? own : `X-${own}`];
  return [...new Set([...(named ?? []), ...ofCookie, ...USUAL_HEADERS])];
}

/** Cookie with such a token that no sign-in stored. */
function findCookie(): string | undefined {
  if (!isOwnOrigin()) return undefined;
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  return names.find((name) => /[cx]srf|anti-?forgery/i.test(name) && name !== XSRF_COOKIE);
}
