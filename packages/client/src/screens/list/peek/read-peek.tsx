import type { Resource } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Skeleton } from "#components/feedback/skeleton.tsx";
import { recordName } from "#components/resources/record-name.ts";
import { RecordFields } from "#fields/record-fields.tsx";
import { FileContent } from "#pickers/file-content.tsx";
import { useRecord } from "#queries/record.ts";
import { useShownTitle } from "#queries/shown-title.ts";
import { useTexts } from "#texts/use-texts.ts";

interface ReadPeekProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly recordKey: string;
  readonly name: string;
  /** Path of the record's page. */
  readonly path: string;
}

/** Fields of a record from its read operation. */
export function ReadPeek(props: ReadPeekProps): ReactNode {
  const { resource, parents, recordKey, name, path } = props;
  const t = useTexts("peek");
  const reading = useRecord(resource, recordKey, parents);
  useShownTitle(path, recordName(resource, reading.record));
  return (
    <>
      {reading.error !== null && (
        <ProblemAlert
          error={reading.error}
          title={t("failed", { name })}
          retries={reading.isFetching ? reading.failureCount : 0}
          onRetry={reading.refresh}
          isRetrying={reading.isFetching}
        />
      )}
      {reading.record === undefined && reading.error === null && <Skeleton height={260} />}
      {reading.record !== undefined && (
        <>
          <FileContent {...{ resource, recordKey }} record={reading.record} />
          <RecordFields fields={resource.fields} record={reading.record} />
        </>
      )}
    </>
  );
}
