import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { redirect } from "@tanstack/react-router";
import { loginAddress } from "#addresses/address.ts";
import { readProviderResponse } from "#queries/sign-in/provider-response.ts";
import type { SessionEnd } from "#session/session-store.ts";
import { clearSessionEnd, readSession, subscribeSession } from "#session/session.ts";
import { isOpenPath, readReturnAddress } from "./return-address.ts";

/** R3: redirects to the login screen before anything of the guarded area is loaded. */
export function guard({ location }: { readonly location: ParsedLocation }): void {
  // Hash history: a provider can redirect only to the page without a hash.
  if (location.pathname === "/" && readProviderResponse(location.search) !== undefined)
    throw redirect({ to: "/login", search: location.search, replace: true });
  if (readSession() !== null) return;
  throw redirect({ ...loginAddress(location.pathname + location.searchStr), replace: true });
}

/** R4, H7: navigates when the session starts or ends while the page is open. */
export function watchSession(router: AnyRouter): void {
  subscribeSession((session, end) => {
    const { pathname } = router.history.location;
    if (session === null) leave(router, pathname, end);
    else enter(router, pathname);
  });
  // R4: a page may be visible again after a long time.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && readSession() === null) void router.invalidate();
  });
}

function leave(router: AnyRouter, pathname: string, end: SessionEnd | null): void {
  if (pathname === "/login") {
    // The form shows a wrong password and retains its input.
    clearSessionEnd();
    return;
  }
  const isRejected = end?.reason === "expired" || end?.reason === "refused";
  // Public screens stay, unless one of their calls was rejected (H7).
  if (isOpenPath(pathname) && !isRejected) return;
  const shouldReturn = end?.reason !== "signed-out" && !isOpenPath(pathname);
  const { search } = router.history.location;
  const to = loginAddress(shouldReturn ? pathname + search : undefined);
  void router.navigate({ ...to, replace: true });
}

function enter(router: AnyRouter, pathname: string): void {
  if (pathname === "/login" || pathname === "/register") {
    const { search } = router.parseLocation(router.history.location);
    const returnTo = "to" in search && typeof search["to"] === "string" ? search["to"] : undefined;
    void router.navigate({ ...readReturnAddress(returnTo), replace: true });
    return;
  }
  void router.invalidate();
}
