import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ExportRun } from "#jobs/exports.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ExportView } from "./export-view.tsx";
import { transfer } from "#texts/en/transfer.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const transferTexts = { transfer };

/** Export of this tab in the list of jobs. */
export function ExportCard({ run }: { readonly run: ExportRun }): ReactNode {
  return (
    <TextsProvider texts={transferTexts}>
      <Titled run={run} />
    </TextsProvider>
  );
}

function Titled({ run }: { readonly run: ExportRun }): ReactNode {
  const t = useTexts("transfer");
  return (
    <>
      <Text fw={600}>{t("exportTitle", { label: run.label })}</Text>
      <ExportView run={run} onClose={() => void run.discard()} />
    </>
  );
}
