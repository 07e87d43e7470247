import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { ReadRecord } from "./read-record.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

// Nearly every API reads its records.
const RowRecord = lazyComponent(async () => (await import("./row-record.tsx")).RowRecord);
const Unreadable = lazyComponent(async () => (await import("./unreadable.tsx")).Unreadable);

/** One record: by its own operation where there is one, else as it stands in its list. */
export function RecordScreen(props: RecordScreenProps): ReactNode {
  const { resource, recordKey, parents } = props;
  // Another record is another page: its focus, its open dialogs.
  const place = `${resource.name} ${JSON.stringify(parents)} ${recordKey}`;
  if (resource.operations.read !== undefined) return <ReadRecord key={place} {...props} />;
  if (resource.list === undefined) return <Unreadable key={place} {...props} />;
  return <RowRecord key={place} {...props} list={resource.list} />;
}
