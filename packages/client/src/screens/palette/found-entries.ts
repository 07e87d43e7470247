import type { ModelSummary } from "@quarterdeck/model";
import { emptyListAddress } from "#addresses/list-address.ts";
import { listAddress, recordAddress } from "#addresses/resource-address.ts";
import type { ListMatches } from "#queries/search-records.ts";
import type { Entry } from "./entry.ts";

interface FoundTexts {
  readonly allIn: (label: string, total: number | undefined) => string;
}

/** First matching records of a list, with a link to all. */
export function foundEntries(
  model: ModelSummary,
  { resource, records, state, hasMore, total }: ListMatches,
  texts: FoundTexts,
): readonly Entry[] {
  const { name, labels } = resource;
  const { search, filters } = state;
  const inList = listAddress(model, resource, { state: { ...emptyListAddress, search, filters } });
  return [
    ...records.map(({ key, title }, at): Entry => {
      // A record without a page opens the list.
      const target = key === undefined ? inList : recordAddress(model, resource, key);
      return {
        id: `record ${name} ${key ?? `at ${at}`}`,
        group: "records",
        label: title,
        hint: labels.one,
        target,
      };
    }),
    ...(hasMore
      ? [
          {
            id: `all ${name}`,
            group: "records",
            look: "lists",
            label: texts.allIn(labels.many, total),
            target: inList,
          } as const,
        ]
      : []),
  ];
}
