import type { ComponentProps, ReactNode } from "react";
import { CorrectionsPanel } from "#corrections/corrections-panel.tsx";
import { report } from "#texts/en/report.ts";
import { schemaChanges } from "#texts/en/schema-changes.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { report, schemaChanges };

/** Corrections panel with its texts. */
export function CorrectionsHost(props: ComponentProps<typeof CorrectionsPanel>): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <CorrectionsPanel {...props} />
    </TextsProvider>
  );
}
