import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { loginAddress } from "#addresses/address.ts";
import { Spinner } from "#app/spinner.tsx";
import type { ProviderAnswer } from "#queries/provider-response.ts";
import { type RoundTrip, takeRoundTrip } from "#queries/round-trip.ts";
import { ReturnedScreen } from "#screens/login/returned-screen.tsx";

interface ReturnedPlaceProps {
  readonly answer: ProviderAnswer;
  readonly onGiveUp: () => void;
}

/** The way back from a provider: its code leaves the address bar and the history at once. */
export function ReturnedPlace({ answer, onGiveUp }: ReturnedPlaceProps) {
  const navigate = useNavigate();
  const [trip] = useState(() => tripFor(answer));
  const [isClean, setIsClean] = useState(false);
  const wanted = trip?.wanted || undefined;
  useEffect(() => {
    void navigate({ ...loginAddress(wanted), replace: true }).then(() => setIsClean(true));
  }, [navigate, wanted]);
  if (!isClean) return <Spinner />;
  return <ReturnedScreen answer={answer} trip={trip} onGiveUp={onGiveUp} />;
}

/** The trip is taken once, however often a screen is drawn. */
const trips = new WeakMap<ProviderAnswer, { readonly trip: RoundTrip | undefined }>();

function tripFor(answer: ProviderAnswer): RoundTrip | undefined {
  const known = trips.get(answer) ?? { trip: takeRoundTrip() };
  trips.set(answer, known);
  return known.trip;
}
