import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { ReadRecord } from "./read-record.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

// Nearly every API has an operation that reads a record.
const RowRecord = lazyComponent(async () => (await import("./row-record.tsx")).RowRecord);

/** A record from its read operation, else from its list. */
export function RecordScreen(props: RecordScreenProps): ReactNode {
  const { resource, recordKey, parents } = props;
  // Another record resets focus and dialogs.
  const id = `${resource.name} ${JSON.stringify(parents)} ${recordKey}`;
  if (resource.operations.read !== undefined) return <ReadRecord key={id} {...props} />;
  return <RowRecord key={id} {...props} />;
}
