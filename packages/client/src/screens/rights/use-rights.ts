import { buildOperationRequest, type HttpRequest, type ModelChunk } from "@quarterdeck/model";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { httpOf } from "#queries/client-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { applyChange, readRights } from "./rights.ts";
import type { AllRights, RightChange } from "./rights.ts";

interface RightsState {
  readonly rights: AllRights | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly change: (change: RightChange) => void;
  readonly saveError: Error | null;
  readonly isSaved: boolean;
}

/** Rights of the roles; a change is shown at once and withdrawn if the API refuses it. */
export function useRights({ operations }: ModelChunk): RightsState {
  const client = useQueryClient();
  const queryKey = queryKeys.rights();
  const write = (id: string, body?: unknown): HttpRequest => {
    const operation = operations.find((one) => one.id === id);
    if (operation === undefined) throw new RangeError(`The operation ${id} is missing.`);
    return buildOperationRequest(operation, {
      parameters: {},
      ...(body !== undefined && { body }),
    });
  };
  const reading = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { body } = await httpOf(client).send(write("readRights"), { signal });
      return readRights(body);
    },
  });
  const saving = useMutation({
    mutationFn: (change: RightChange) =>
      httpOf(client).sendInSession(write("changeRights", { changes: [change] })),
    onMutate: (change) => {
      client.setQueryData<AllRights>(queryKey, (rights) => rights && applyChange(rights, change));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return {
    rights: reading.data,
    // Also while retries continue.
    error: reading.failureReason,
    retry: () => void reading.refetch(),
    change: (change) => saving.mutate(change),
    saveError: saving.error,
    isSaved: saving.isSuccess,
  };
}
