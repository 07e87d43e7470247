import type { AdminModel } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { fetchOwn } from "#http/own-file.ts";
import { useModel } from "./model.ts";

const path = "-/model.json";

/** All that is known of the API at once, with its problems: for the few who want to see the whole. */
export function useWholeModel() {
  const known: unknown = useModel();
  return useQuery({
    queryKey: ["model", "whole"],
    queryFn: async ({ signal }) => {
      const { body } = await fetchOwn(path, { signal });
      if (isWhole(body)) return body;
      throw new TypeError(`What stands at ${path} is not an admin model.`);
    },
    initialData: () => (isWhole(known) ? known : undefined),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** What is read first of a large model lacks the problems. */
function isWhole(value: unknown): value is AdminModel {
  return (
    typeof value === "object" &&
    value !== null &&
    ["resources", "operations", "problems"].every((name) =>
      Array.isArray((value as Record<string, unknown>)[name]),
    )
  );
}
