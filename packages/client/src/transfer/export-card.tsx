import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ExportRun } from "#jobs/exports.ts";
import { useTexts } from "#texts/use-texts.ts";
import { ExportTexts } from "./export-texts.tsx";
import { ExportView } from "./export-view.tsx";

/** An export of this tab among its jobs. */
export function ExportCard({ run }: { readonly run: ExportRun }): ReactNode {
  return (
    <ExportTexts>
      <Titled run={run} />
    </ExportTexts>
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
