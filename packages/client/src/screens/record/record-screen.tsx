import { lazy, type ReactNode, Suspense } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { ReadRecord } from "./read-record.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

// Nearly every API reads its records.
const RowRecord = lazy(async () => ({
  default: (await loadChunk(() => import("./row-record.tsx"))).RowRecord,
}));
const Unreadable = lazy(async () => ({
  default: (await loadChunk(() => import("./unreadable.tsx"))).Unreadable,
}));

/** One record: by its own operation where there is one, else as it stands in its list. */
export function RecordScreen(props: RecordScreenProps): ReactNode {
  const { resource, recordKey, parents } = props;
  // Another record is another page: its focus, its open dialogs.
  const place = `${resource.name} ${JSON.stringify(parents)} ${recordKey}`;
  if (resource.operations.read !== undefined) return <ReadRecord key={place} {...props} />;
  return (
    <Suspense>
      {resource.list === undefined ? (
        <Unreadable key={place} {...props} />
      ) : (
        <RowRecord key={place} {...props} list={resource.list} />
      )}
    </Suspense>
  );
}
