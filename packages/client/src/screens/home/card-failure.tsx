import type { ReactNode } from "react";
import { FailureMessage } from "#components/feedback/failure-message.tsx";
import { useFailure } from "#components/feedback/use-failure.ts";

/** Reason why the records of a card could not be loaded, after its text. */
export function CardFailure({ error }: { readonly error: Error }): ReactNode {
  const failure = useFailure(error);
  return (
    <>
      · <FailureMessage failure={failure} />
    </>
  );
}
