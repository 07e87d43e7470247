import { Button, Group, Stack, Text } from "@mantine/core";
import { resourceChunk } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { Dialog } from "#components/overlays/dialog.tsx";
import { formatKey } from "#components/resources/format-key.ts";
import type { Job } from "#jobs/job.ts";
import { planUndo, type UndoSample } from "#jobs/undo-plan.ts";
import { useJobs } from "#jobs/use-jobs.ts";
import { queryKeys } from "#queries/keys.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { history } from "#texts/en/history.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { ChangeTable } from "#undo/change-table.tsx";
import classes from "./undo-batch.module.css";

const historyTexts = { history };

interface UndoBatchDialogProps {
  readonly job: Job;
  /** Title or summary of the job: "Customers: 25 records changed". */
  readonly name: string;
  readonly onClose: () => void;
  /** Called with `Job.id` of the undo. */
  readonly onStart?: (id: string) => void;
}

/** Preview of the undo of a job, with its start. */
export function UndoBatchDialog(props: UndoBatchDialogProps): ReactNode {
  return (
    <TextsProvider texts={historyTexts}>
      <Plan {...props} />
    </TextsProvider>
  );
}

const writes = ["change", "create", "remove"] as const;
/** Text of an inverse write: an undo that removes records undoes their creation. */
const undone = { change: "change", create: "remove", remove: "create" } as const;

function Plan({ job, name, onClose, onStart }: UndoBatchDialogProps): ReactNode {
  const t = useTexts("history");
  const jobs = useJobs();
  const { data: described } = useNamedChunk(resourceChunk(job.resource));
  const chunk = useChunkWithLearned(described);
  const { data: plan, error } = useQuery({
    queryKey: queryKeys.jobUndoPlan(job.id, job.counts.done),
    queryFn: async () =>
      chunk ? planUndo(chunk, job, await jobs.loadRows(job)) : Promise.resolve(null),
    enabled: chunk !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const total = writes.reduce((sum, write) => sum + (plan?.counts[write] ?? 0), 0);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (total > 0) confirm.current?.focus();
  }, [total]);

  async function start(): Promise<void> {
    const id = await jobs.undo(job.id);
    if (id !== undefined) onStart?.(id);
  }

  return (
    <Dialog title={t("undoOf", { name })} isWide onClose={onClose}>
      <Stack gap="md">
        {error !== null && <ProblemAlert error={error} title={t("undoFailed")} />}
        {plan === undefined && error === null && (
          <Text size="sm" role="status">
            {t("batchChecking")}
          </Text>
        )}
        {plan && (
          <div>
            {writes
              .filter((write) => plan.counts[write] > 0)
              .map((write) => (
                <Text size="sm" key={write}>
                  {t(`batchUndo.${undone[write]}`, { count: plan.counts[write] })}
                </Text>
              ))}
            {plan.never > 0 && <Text size="sm">{t("batchNever", { count: plan.never })}</Text>}
          </div>
        )}
        {plan && plan.counts.change > 0 && <Samples samples={plan.samples} total={total} />}
        {/* After the plan, which would move it. */}
        {(plan !== undefined || error !== null) && (
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            {total > 0 && (
              <Button
                ref={confirm}
                onClick={() => {
                  onClose();
                  void start();
                }}
              >
                {t("undo")}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

interface SamplesProps {
  readonly samples: readonly UndoSample[];
  readonly total: number;
}

function Samples({ samples, total }: SamplesProps): ReactNode {
  const t = useTexts("history");
  const changed = samples.filter(({ changes }) => changes.length > 0);
  return (
    <section>
      {samples.length < total && (
        <Text size="sm" mb="xs">
          {t("batchFirst", { count: changed.length })}
        </Text>
      )}
      <ul className={classes.samples}>
        {changed.map(({ row, changes }) => (
          <li key={row.key}>
            <h3 className={classes.name}>{row.name ?? formatKey(row.key)}</h3>
            <ChangeTable
              label={row.name ?? formatKey(row.key)}
              changes={changes}
              headings={[t("batchNow"), t("batchThen")]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
