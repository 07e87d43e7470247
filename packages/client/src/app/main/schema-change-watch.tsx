import type { ReactNode } from "react";
import { schemaChanges as texts } from "#texts/en/schema-changes.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { SchemaChangeBar } from "./schema-change-bar.tsx";
import { useSchemaChanges } from "./use-schema-changes.ts";

const all = { schemaChanges: texts };

/** Checks for schema changes and shows them. */
export function SchemaChangeWatch(): ReactNode {
  const { schemaChanges, dismiss } = useSchemaChanges();
  if (schemaChanges === undefined) return null;
  return (
    <TextsProvider texts={all}>
      <SchemaChangeBar
        key={JSON.stringify(schemaChanges.changes)}
        schemaChanges={schemaChanges}
        onClose={dismiss}
      />
    </TextsProvider>
  );
}
