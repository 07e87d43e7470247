import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { redirect } from "@tanstack/react-router";
import { loginAddress } from "#addresses/address.ts";
import { readProviderResponse } from "#queries/sign-in/provider-response.ts";
import type { SessionEnd } from "#session/session-store.ts";
import { clearSessionEnd, readSession, subscribeSession } from "#session/session.ts";
import { isOpenPath, readWanted } from "./return-address.ts";

/** R3: decides before anything of the guarded area is loaded, rendered or asked for. */
export function guard({ location }: { readonly location: ParsedLocation }): void {
  // Hash history: a provider can send people back to the bare page only.
  if (location.pathname === "/" && readProviderResponse(location.search) !== undefined)
    throw redirect({ to: "/login", search: location.search, replace: true });
  if (readSession() !== null) return;
  throw redirect({ ...loginAddress(location.pathname + location.searchStr), replace: true });
}

/** R4, H7: what follows from a session that begins or ends while the page is open. */
export function watchSession(router: AnyRouter): void {
  subscribeSession((session, end) => {
    const { pathname } = router.history.location;
    if (session === null) leave(router, pathname, end);
    else enter(router, pathname);
  });
  // R4: a page that comes back to the front may have been left for long.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && readSession() === null) void router.invalidate();
  });
}

function leave(router: AnyRouter, pathname: string, end: SessionEnd | null): void {
  if (pathname === "/login") {
    // A wrong password: its form says so, and keeps what was typed.
    clearSessionEnd();
    return;
  }
  const isRefusal = end?.reason === "expired" || end?.reason === "refused";
  // Open screens stay, unless a call of theirs was refused (H7).
  if (isOpenPath(pathname) && !isRefusal) return;
  const isWanted = end?.reason !== "signed-out" && !isOpenPath(pathname);
  const { search } = router.history.location;
  const to = loginAddress(isWanted ? pathname + search : undefined);
  void router.navigate({ ...to, replace: true });
}

function enter(router: AnyRouter, pathname: string): void {
  if (pathname === "/login" || pathname === "/register") {
    const { search } = router.parseLocation(router.history.location);
    const wanted = "to" in search && typeof search["to"] === "string" ? search["to"] : undefined;
    void router.navigate({ ...readWanted(wanted), replace: true });
    return;
  }
  void router.invalidate();
}
