import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { redirect } from "@tanstack/react-router";
import { loginAddress } from "#addresses/address.ts";
import { readProviderResponse } from "#queries/sign-in/provider-response.ts";
import type { SessionStore } from "#session/session-store.ts";
import { readSession, type SessionEnd } from "#session/session.ts";
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
export function watchSession(router: AnyRouter, store: SessionStore): void {
  store.subscribe((session, end) => {
    const { pathname } = router.history.location;
    if (session === null) leave(router, store, { pathname, end });
    else enter(router, store, pathname);
  });
  // R4: a page may be visible again after a long time.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && readSession() === null && !store.hold.isActive())
      void router.invalidate();
  });
}

interface Leaving {
  readonly pathname: string;
  readonly end: SessionEnd | null;
}

function leave(router: AnyRouter, store: SessionStore, { pathname, end }: Leaving): void {
  if (pathname === "/login") {
    // The form shows a wrong password and retains its input.
    store.clearEnd();
    return;
  }
  const isRejected = end?.reason === "expired" || end?.reason === "refused";
  // Public screens stay, unless one of their calls was rejected (H7).
  if (isOpenPath(pathname) && !isRejected) return;
  // The user signs in over the form (main/main-area.tsx).
  if (store.hold.start(end)) return;
  const isLoop = end?.reason === "signed-out" || end?.isRepeating === true;
  const shouldReturn = !isLoop && !isOpenPath(pathname);
  const { search } = router.history.location;
  const to = loginAddress(shouldReturn ? pathname + search : undefined);
  void router.navigate({ ...to, replace: true });
}

function enter(router: AnyRouter, store: SessionStore, pathname: string): void {
  store.hold.stop();
  if (pathname === "/login" || pathname === "/register") {
    const { search } = router.parseLocation(router.history.location);
    const returnTo = "to" in search && typeof search["to"] === "string" ? search["to"] : undefined;
    void router.navigate({ ...readReturnAddress(returnTo), replace: true });
    return;
  }
  void router.invalidate();
}
