import { useNavigate } from "#router/use-router.ts";
import { useEffect, useState } from "react";
import { loginAddress } from "#addresses/address.ts";
import { Spinner } from "#app/spinner.tsx";
import type { ProviderResponse } from "#queries/sign-in/provider-response.ts";
import { type PendingSignIn, takePendingSignIn } from "#queries/sign-in/pending-sign-in.ts";
import type { TabArea } from "#session/browser-storage.ts";
import { useSessionStore } from "#session/session-context.ts";
import { ReturnedScreen } from "#screens/login/returned-screen.tsx";

interface ReturnedRouteProps {
  readonly response: ProviderResponse;
  readonly onGiveUp: () => void;
}

/** Return from a provider: its code is removed from the address bar and the history. */
export function ReturnedRoute({ response, onGiveUp }: ReturnedRouteProps) {
  const navigate = useNavigate();
  const { tab } = useSessionStore().storage;
  const [trip] = useState(() => tripFor(tab, response));
  const [isClean, setIsClean] = useState(false);
  const returnTo = trip?.returnTo || undefined;
  useEffect(() => {
    void navigate({ ...loginAddress(returnTo), replace: true }).then(() => setIsClean(true));
  }, [navigate, returnTo]);
  if (!isClean) return <Spinner />;
  return <ReturnedScreen response={response} trip={trip} onGiveUp={onGiveUp} />;
}

/** The trip is taken once, however often a screen is drawn. */
const trips = new WeakMap<ProviderResponse, { readonly trip: PendingSignIn | undefined }>();

function tripFor(tab: TabArea, response: ProviderResponse): PendingSignIn | undefined {
  const cached = trips.get(response) ?? { trip: takePendingSignIn(tab) };
  trips.set(response, cached);
  return cached.trip;
}
