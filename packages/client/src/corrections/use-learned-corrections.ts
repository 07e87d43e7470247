import type { Correction, LearnedFacts, ModelSummary } from "@quarterdeck/model";
import { correctLearned } from "@quarterdeck/model";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryKeys } from "#queries/keys.ts";
import { learnedFacts, subscribeFacts } from "#queries/model/learned-facts.ts";
import { readResourceChunk } from "#queries/model/read-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";

/** Corrections from responses of one resource, without their labels. */
export interface LearnedCorrections {
  readonly name: string;
  readonly corrections: readonly Omit<Correction, "label">[];
}

/** True if responses showed facts that the description leaves open. */
export function useHasLearned(): boolean {
  return useSyncExternalStore(subscribeFacts, () => learnedFacts().size > 0);
}

/** Learned facts as corrections; undefined until they are read. */
export function useLearnedCorrections(): readonly LearnedCorrections[] | undefined {
  const client = useQueryClient();
  const model = useModel();
  return useQuery({
    queryKey: queryKeys.learnedCorrections(),
    queryFn: () => readCorrections(client, model),
    gcTime: 0,
    staleTime: 0,
  }).data;
}

async function readCorrections(
  client: QueryClient,
  { resources }: Pick<ModelSummary, "resources">,
): Promise<readonly LearnedCorrections[]> {
  const all = await Promise.all(
    resources.map(async ({ name, labels }) => {
      const learned = learnedFacts().get(name);
      const corrections = learned === undefined ? [] : await readOne(client, name, learned);
      return { name: labels.many, corrections };
    }),
  );
  return all.filter(({ corrections }) => corrections.length > 0);
}

async function readOne(client: QueryClient, name: string, learned: LearnedFacts) {
  const chunk = await readResourceChunk(client, name);
  const list = chunk?.operations.find(({ id }) => id === chunk.resource?.list?.operation);
  if (chunk?.resource === undefined || list === undefined) return [];
  return correctLearned(chunk.resource, list, learned);
}
