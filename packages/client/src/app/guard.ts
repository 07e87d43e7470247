import { type Address, loginAddress } from "#addresses/address.ts";
import { readProviderResponse } from "#queries/sign-in/provider-response.ts";
import type { RouterLocation } from "#router/location.ts";
import type { Router } from "#router/router.ts";
import type { SessionStore } from "#session/session-store.ts";
import type { SessionEnd } from "#session/session.ts";
import { isOpenPath, isOpenReport, readReturnAddress } from "./return-address.ts";

/** R3: redirects to the login screen before anything of the guarded area is loaded. */
export function redirectOpen(location: RouterLocation, session: SessionStore): Address | undefined {
  const { pathname, search, searchText } = location;
  if (isOpenPath(pathname)) return undefined;
  // Hash history: a provider can redirect only to the page without a hash.
  if (pathname === "/" && readProviderResponse(search) !== undefined)
    return { to: "/login", search };
  if (session.stored() !== null || isOpenReport(pathname)) return undefined;
  return loginAddress(pathname + searchText);
}

/** R4, H7: navigates when the session starts or ends while the page is open. */
export function watchSession(router: Router, store: SessionStore): void {
  store.subscribe((session, end) => {
    const { pathname } = router.location();
    if (session === null) leave(router, store, { pathname, end });
    else enter(router, store, pathname);
  });
  // R4: a page may be visible again after a long time.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && store.stored() === null && !store.hold.isActive()) router.refresh();
  });
}

interface Leaving {
  readonly pathname: string;
  readonly end: SessionEnd | null;
}

function leave(router: Router, store: SessionStore, { pathname, end }: Leaving): void {
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
  const { searchText } = router.location();
  const to = loginAddress(shouldReturn ? pathname + searchText : undefined);
  void router.navigate({ ...to, replace: true });
}

function enter(router: Router, store: SessionStore, pathname: string): void {
  store.hold.stop();
  if (pathname === "/login" || pathname === "/register") {
    const { to } = router.location().search;
    void router.navigate({ ...readReturnAddress(to), replace: true });
    return;
  }
  router.refresh();
}
