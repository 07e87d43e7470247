import { type ListShape, recordKey } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { listStateForKey } from "#records/read-from-list.ts";
import { useList } from "#queries/list.ts";
import { NoSuchRecord } from "./no-such-record.tsx";
import { RecordPage } from "./record-page.tsx";
import { Unreadable } from "./unreadable.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

/** A record without a read operation: only its actions if it has no list either. */
export function RowRecord(props: RecordScreenProps): ReactNode {
  const { list } = props.resource;
  return list === undefined ? <Unreadable {...props} /> : <ListedRecord {...props} list={list} />;
}

/** A record from its list: filtered by key if the list supports it. */
function ListedRecord({
  list,
  ...props
}: RecordScreenProps & { readonly list: ListShape }): ReactNode {
  const { resource, recordKey: key, parents } = props;
  const reading = useList(resource, listStateForKey(resource, list, key), parents);
  const row = reading.page?.rows.find((one) => recordKey(resource, one) === key);
  // The list has required parameters.
  if (reading.missing.length > 0) return <Unreadable {...props} />;
  if (reading.page !== undefined && row === undefined) {
    return <NoSuchRecord {...props} isListOnly onRetry={reading.refresh} />;
  }
  return <RecordPage {...props} reading={reading} record={row} body={row} etag={undefined} />;
}
