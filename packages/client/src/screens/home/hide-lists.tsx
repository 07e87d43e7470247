import { Button } from "@mantine/core";
import type { ResourceSummary } from "@quarterdeck/model";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { resourceInputs } from "#corrections/resource-inputs.ts";
import { replaceCorrections, useCorrections } from "#corrections/use-corrections.ts";
import { readResourceChunk } from "#queries/model/read-chunk.ts";
import type { StoredCorrection } from "#storage/corrections.ts";
import { useOverviewTexts } from "#texts/use-overview-texts.ts";

/** Removes lists from menu and home by corrections, which the user can undo one by one. */
export function HideLists({
  resources,
}: {
  readonly resources: readonly ResourceSummary[];
}): ReactNode {
  const t = useOverviewTexts();
  const client = useQueryClient();
  const corrections = useCorrections();

  async function hide({ all, apply }: NonNullable<typeof corrections>): Promise<void> {
    const label = t("hide", { count: 1 });
    const results = await Promise.all(resources.map((one) => correctionOf(client, one, label)));
    const next = results.filter((one) => one !== undefined);
    const ids = next.map(({ id }) => id);
    await apply(replaceCorrections(all, ids, next));
  }

  if (corrections === undefined) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={corrections.isApplying}
      onClick={() => void hide(corrections)}
    >
      {t("hide", { count: resources.length })}
    </Button>
  );
}

async function correctionOf(
  client: QueryClient,
  { name, labels }: ResourceSummary,
  label: string,
): Promise<StoredCorrection | undefined> {
  const chunk = await readResourceChunk(client, name);
  if (!chunk?.resource) return undefined;
  const own = chunk.operations.filter(({ resource }) => resource === name);
  const input = resourceInputs(chunk.resource, own).find((one) => one.label === "hiddenResource");
  if (input === undefined) return undefined;
  const value = "yes";
  return { id: input.id, value, label: `${labels.many}: ${label}`, ...input.correct(value) };
}
