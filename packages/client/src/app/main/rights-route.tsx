import { useOwnerOperation } from "#queries/owner-operation.ts";
import { NotFoundScreen } from "#screens/not-found/not-found-screen.tsx";
import { RightsScreen } from "#screens/rights/rights-screen.tsx";

/** Rights of the roles; missing for all but owners of the built-in API. */
export function RightsRoute() {
  const operation = useOwnerOperation("readRights");
  return operation === undefined ? (
    <NotFoundScreen isInside />
  ) : (
    <RightsScreen operation={operation} />
  );
}
