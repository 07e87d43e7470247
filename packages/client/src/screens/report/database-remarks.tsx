import { buildOperationRequest, operationChunk } from "@quarterdeck/model";
import type { ModelChunk, OperationSummary } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CopyButton } from "#components/buttons/copy-button.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Skeleton } from "#components/feedback/skeleton.tsx";
import { httpOf } from "#queries/client-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import styles from "./database.module.css";
import { readDatabaseReport } from "./read-database-report.ts";
import type { Remark, RemarkKind } from "./read-database-report.ts";
import classes from "./report.module.css";

/** Remarks rendered at once. */
const step = 50;

/** Objects of the database that the console hides, limits or shows slowly. */
export function DatabaseRemarks({
  operation,
}: {
  readonly operation: OperationSummary;
}): ReactNode {
  return (
    <ChunkBoundary name={operationChunk(operation)} loading={<Skeleton height={160} />}>
      {(chunk) => <Remarks chunk={chunk} id={operation.id} />}
    </ChunkBoundary>
  );
}

function Remarks({ chunk, id }: { readonly chunk: ModelChunk; readonly id: string }): ReactNode {
  const t = useTexts("report");
  const { number } = useFormat();
  const client = useQueryClient();
  const {
    data,
    failureReason: error,
    refetch,
  } = useQuery({
    queryKey: queryKeys.databaseReport(),
    queryFn: async ({ signal }) => {
      const operation = chunk.operations.find((one) => one.id === id);
      if (operation === undefined) throw new RangeError(`The operation ${id} is missing.`);
      const request = buildOperationRequest(operation, { parameters: {} });
      return readDatabaseReport((await httpOf(client).send(request, { signal })).body);
    },
  });
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={160} />
    ) : (
      <ProblemAlert title={t("database.failed")} error={error} onRetry={() => void refetch()} />
    );
  }
  const { tables, withKey, writable, groups } = data;
  return (
    <>
      <p>
        {t("database.summary", {
          tables: number(tables),
          withKey: number(withKey),
          writable: number(writable),
        })}
      </p>
      {groups.length === 0 && <p>{t("database.none")}</p>}
      {groups.map(({ kind, remarks }) => (
        <RemarkGroup key={kind} kind={kind} remarks={remarks} />
      ))}
    </>
  );
}

interface RemarkGroupProps {
  readonly kind: RemarkKind;
  readonly remarks: readonly Remark[];
}

function RemarkGroup({ kind, remarks }: RemarkGroupProps): ReactNode {
  const t = useTexts("report");
  const [count, setCount] = useState(step);
  return (
    <details className={styles.group}>
      <summary>
        {t(`database.kinds.${kind}`)} <span className={classes.kind}>{remarks.length}</span>
      </summary>
      <ul className={styles.remarks}>
        {remarks.slice(0, count).map(({ object, text, sql }, index) => (
          <li key={`${index} ${object}`}>
            <code className={styles.object}>{object}</code>
            <p>{text}</p>
            {sql !== undefined && (
              <div className={styles.sql}>
                <code dir="ltr">{sql}</code>
                <CopyButton text={sql} label={t("database.copy", { object })} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {remarks.length > count && (
        <button type="button" className={classes.more} onClick={() => setCount(count + step)}>
          {t("more", { count: remarks.length - count })}
        </button>
      )}
    </details>
  );
}
