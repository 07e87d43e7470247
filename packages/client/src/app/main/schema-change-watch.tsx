import type { ReactNode } from "react";
import { drift as texts } from "#texts/en/drift.ts";
import { en } from "#texts/en.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { DriftBar } from "./schema-change-bar.tsx";
import { useDrift } from "./use-schema-changes.ts";

const all = { ...en, drift: texts };

/** Watches, and tells what it found. */
export function DriftWatch(): ReactNode {
  const { drift, forget } = useDrift();
  if (drift === undefined) return null;
  return (
    <TextsProvider texts={all}>
      <DriftBar key={JSON.stringify(drift.changes)} drift={drift} onClose={forget} />
    </TextsProvider>
  );
}
