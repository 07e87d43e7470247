import { Group, Stack } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { findStarted } from "#records/follow-write.ts";
import { emitWrite } from "#records/write-events.ts";
import { StartedWriteView } from "#operations/started-write.tsx";
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
  const { response, key: written, event } = accepted;
  const client = useQueryClient();
  const model = useModel();
  const started = useMemo(() => {
    const kind = event.kind === "create" ? "create" : "change";
    // The page of the record shows its own state.
    return findStarted(model, { kind, resource, response, key: written }, event);
  }, [model, resource, response, written, event]);
  // The form may render again before the page closes.
  const isLeft = useRef(false);
  useEffect(() => {
    if (started !== undefined || isLeft.current) return;
    isLeft.current = true;
    emitWrite(client, event);
    onNoJob();
  }, [client, started, event, onNoJob]);
  if (started === undefined) return null;
  const { key } = started.event;
  return (
    <Stack gap="md">
      <StartedWriteView started={started} />
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
