import { lazy, type ReactNode, Suspense } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import { HttpError } from "#http/errors.ts";
import { useRecord } from "#queries/record.ts";
import { RecordPage } from "./record-page.tsx";
import type { RecordScreenProps } from "./record-screen-props.ts";

const NoSuchRecord = lazy(async () => ({
  default: (await loadChunk(() => import("./no-such-record.tsx"))).NoSuchRecord,
}));

/** A record by the API's own operation for it. */
export function ReadRecord(props: RecordScreenProps): ReactNode {
  const { resource, recordKey, parents } = props;
  const reading = useRecord(resource, recordKey, parents);
  if (reading.error instanceof HttpError && reading.error.status === 404) {
    return (
      <Suspense>
        <NoSuchRecord {...props} onRetry={reading.refresh} />
      </Suspense>
    );
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
