import { Group, Stack } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { findJob } from "#records/find-job.ts";
import { StartedJobView } from "#operations/started-job.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { ToList } from "./to-list.tsx";
import type { AcceptedWrite } from "./use-save.ts";

interface StartedWriteProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly accepted: AcceptedWrite;
  /** Called if the response names no job to wait for. */
  readonly onNoJob: () => void;
}

/** Progress and result of the job that creates or changes a record, with links to the record and to the list. */
export function StartedWrite(props: StartedWriteProps): ReactNode {
  const { resource, parents, accepted, onNoJob } = props;
  const { response, key, emit } = accepted;
  const model = useModel();
  const job = useMemo(() => {
    const started = findJob(model, response);
    // The page of the record shows its own state.
    const isRecord =
      started !== undefined &&
      "operation" in started &&
      started.operation.id === resource.operations.read;
    return isRecord ? undefined : started;
  }, [model, resource, response]);
  // The form may render again before the page closes.
  const isLeft = useRef(false);
  useEffect(() => {
    if (job !== undefined || isLeft.current) return;
    isLeft.current = true;
    emit();
    onNoJob();
  }, [job, emit, onNoJob]);
  if (job === undefined) return null;
  return (
    <Stack gap="md">
      <StartedJobView job={job} onDone={emit} />
      <Group gap="md">
        {key !== undefined && (
          <AppLink address={recordAddress(model, resource, key, { parents })}>
            {`${resource.labels.one} ${key}`}
          </AppLink>
        )}
        <ToList resource={resource} parents={parents} />
      </Group>
    </Stack>
  );
}
