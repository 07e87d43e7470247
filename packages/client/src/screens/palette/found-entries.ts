import type { ModelSummary } from "@quarterdeck/model";
import { emptyListAddress } from "#addresses/list-address.ts";
import { listAddress, recordAddress } from "#addresses/resource-address.ts";
import { formatKey } from "#components/resources/format-key.ts";
import type { ListMatches } from "#queries/search-records.ts";
import type { Entry } from "./entry.ts";
import { rankRecord } from "./rank-record.ts";
import { EXACT } from "./rank-entries.ts";
import type { Usage } from "./usage.ts";

interface FoundTexts {
  readonly allIn: (label: string, total: number | undefined) => string;
}

/** First matching records of a list, with a link to all. */
export function foundEntries(
  model: ModelSummary,
  { resource, records, state, text, hasMore, total }: ListMatches,
  { texts, usage }: { readonly texts: FoundTexts; readonly usage: Usage },
): readonly Entry[] {
  const { name, labels } = resource;
  const { search, filters } = state;
  const inList = listAddress(model, resource, { state: { ...emptyListAddress, search, filters } });
  const ranks = records.map((record) => rankRecord(record, text));
  return [
    ...records.map((record, at): Entry => {
      const { key, title, matched } = record;
      // A record without a page opens the list.
      const target = key === undefined ? inList : recordAddress(model, resource, key);
      return {
        id: `record ${name} ${key ?? `at ${at}`}`,
        group: "records",
        label: title,
        hint: key === undefined || key === title ? labels.one : `${labels.one} ${formatKey(key)}`,
        matched: matched && `${matched.label}: ${matched.text}`,
        rank: (ranks[at] ?? 0) + usage(target.to, inList.to),
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
            // After the last of its records.
            rank: Math.min(EXACT - 1, ...ranks) - 0.01,
          } as const,
        ]
      : []),
  ];
}
