import { useEffect, useEffectEvent } from "react";
import { useSessionStore } from "#session/session-context.ts";
import { ownKey } from "#storage/owner.ts";
import type { FormValues } from "./operation-values.ts";

/** Complete input of forms while their user signs in over them, by user and form: drafts contain no secrets and files. */
const retained = new Map<string, FormValues>();

/** Input of a form from before its user signed in over it. */
export function readRetainedInput(name: string): FormValues | undefined {
  return retained.get(ownKey("input", name));
}

/** Retains the complete input for a form that opens next. */
export function retainInput(name: string, values: FormValues): void {
  retained.set(ownKey("input", name), values);
}

/** Retains the input of a form while its user signs in over it. */
export function useRetainedInput(name: string, typed: FormValues | undefined): void {
  const session = useSessionStore();
  const hold = useEffectEvent(() => {
    if (typed !== undefined) retained.set(ownKey("input", name), typed);
  });
  useEffect(() => {
    retained.delete(ownKey("input", name));
    return session.subscribe((current) => {
      if (current === null && session.hold.isActive()) hold();
    });
  }, [session, name]);
}
