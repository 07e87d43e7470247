import type { Resource } from "@quarterdeck/model";
import type { ListAddress } from "#addresses/list-address.ts";
import { usePreference } from "#components/hooks/use-preference.ts";

type Choose = (columns: readonly string[] | undefined) => void;

/** Which columns are shown: as the address says, else as this person likes it here, else ours (undefined). */
export function useColumnChoice(
  resource: Resource,
  address: ListAddress,
  onAddress: (next: ListAddress, how?: { readonly isReplace?: boolean }) => void,
): readonly [readonly string[] | undefined, Choose] {
  const [liked, like] = usePreference(`columns ${resource.name}`);
  const isList = Array.isArray(liked) && liked.every((name) => typeof name === "string");
  const columns = address.columns ?? (isList ? liked : undefined);
  return [
    columns,
    (next) => {
      like(next ?? null);
      onAddress({ ...address, columns: next }, { isReplace: true });
    },
  ];
}
