import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listOptions } from "./list.ts";
import type { ListWalk } from "./list-walk.ts";

export interface ExactCount {
  /** Undefined until the API has counted. */
  readonly total: number | undefined;
  readonly isFetching: boolean;
  readonly isFailed: boolean;
  /** Requests the exact total. */
  readonly count: () => void;
}

/** Total of a list that has an estimate, by its operation with the parameter that counts exactly. */
export function useExactCount({ chunk, resource, state, parents }: ListWalk): ExactCount {
  const [isRequested, setIsRequested] = useState(false);
  const { list } = resource;
  const exact = list?.estimate?.exact;
  const counted = list && { ...list, totalSwitches: exact === undefined ? [] : [exact] };
  const first = { ...state, sort: [], page: 1, size: 1, cursor: undefined };
  const { data, isFetching, isError, refetch } = useQuery({
    ...listOptions(chunk, { ...resource, ...(counted && { list: counted }) }, first, parents),
    enabled: isRequested,
  });
  return {
    total: data?.total,
    isFetching,
    isFailed: !isFetching && (isError || (data !== undefined && data.total === undefined)),
    count: () => (isRequested ? void refetch() : setIsRequested(true)),
  };
}
