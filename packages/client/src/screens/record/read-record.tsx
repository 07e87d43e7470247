import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { HttpError } from "#http/errors.ts";
import { useRecord } from "#queries/record.ts";
import { RecordPage } from "./record-page.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

const NoSuchRecord = lazyComponent(async () => (await import("./no-such-record.tsx")).NoSuchRecord);

/** A record from its read operation. */
export function ReadRecord(props: RecordScreenProps): ReactNode {
  const { resource, recordKey, parents } = props;
  const reading = useRecord(resource, recordKey, parents);
  if (reading.error instanceof HttpError && reading.error.status === 404) {
    return <NoSuchRecord {...props} onRetry={reading.refresh} />;
  }
  return (
    <RecordPage
      {...props}
      reading={reading}
      record={reading.record}
      body={reading.body}
      etag={reading.etag}
    />
  );
}
