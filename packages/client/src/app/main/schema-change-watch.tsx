import type { ReactNode } from "react";
import { schemaChanges as texts } from "#texts/en/schema-changes.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { SchemaChangeBar } from "./schema-change-bar.tsx";
import { useSchemaChanges } from "./use-schema-changes.ts";

const all = { schemaChanges: texts };

/** Checks for schema changes and shows them, and those that the service does not use. */
export function SchemaChangeWatch(): ReactNode {
  const { schemaChanges, dismiss, notices, dismissNotices } = useSchemaChanges();
  return (
    <>
      {notices.length > 0 && <NoticeBar notices={notices} onClose={dismissNotices} />}
      {schemaChanges !== undefined && (
        <TextsProvider texts={all}>
          <SchemaChangeBar
            key={JSON.stringify(schemaChanges.changes)}
            schemaChanges={schemaChanges}
            onClose={dismiss}
          />
        </TextsProvider>
      )}
    </>
  );
}
