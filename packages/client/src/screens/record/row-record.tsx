import {
  type ListShape,
  type ListState,
  type Resource,
  recordKey,
  splitKey,
} from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useList } from "#queries/list.ts";
import { NoSuchRecord } from "./no-such-record.tsx";
import { RecordPage } from "./record-page.tsx";
import { Unreadable } from "./unreadable.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

/** A record that has no operation of its own to read it: looked up in its list, by its key where that can be asked for. */
export function RowRecord({
  list,
  ...props
}: RecordScreenProps & { readonly list: ListShape }): ReactNode {
  const { resource, recordKey: key, parents } = props;
  const reading = useList(resource, findState(resource, list, key), parents);
  const row = reading.page?.rows.find((one) => recordKey(resource, one) === key);
  // Its list tells nothing before it is told which.
  if (reading.missing.length > 0) return <Unreadable {...props} />;
  if (reading.page !== undefined && row === undefined) {
    return <NoSuchRecord {...props} isListOnly onRetry={reading.refresh} />;
  }
  return <RecordPage {...props} reading={reading} record={row} body={row} etag={undefined} />;
}

function findState(resource: Resource, list: ListShape, key: string): ListState {
  const none: ListState = { page: 1, sort: [], search: "", filters: {} };
  const [part] = resource.key;
  const value = Object.values(splitKey(resource, key) ?? {})[0];
  const filter = list.filters.find(
    ({ of, operator }) => of === part?.field[0] && (operator === "is" || operator === "in"),
  );
  if (resource.key.length === 1 && filter !== undefined && value !== undefined) {
    return { ...none, filters: { [filter.name]: [value] } };
  }
  // The most that one page may hold is the best place left to look.
  const most = "size" in list.paging ? Math.min(list.paging.size?.maximum ?? 100, 1000) : undefined;
  return { ...none, size: most };
}
