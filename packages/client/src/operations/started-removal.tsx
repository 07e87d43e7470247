import type { Resource } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useModel } from "#queries/model/use-model.ts";
import { findStarted } from "#records/follow-write.ts";
import { emitWrite } from "#records/write-events.ts";
import type { AcceptedRemoval } from "#undo/use-removal.ts";
import { StartedWriteView } from "./started-write.tsx";

interface StartedRemovalProps {
  readonly accepted: AcceptedRemoval;
  readonly resource: Resource;
}

/** Progress of the job that removes a record. */
export function StartedRemoval({ accepted, resource }: StartedRemovalProps): ReactNode {
  const { response, event, onGone } = accepted;
  const client = useQueryClient();
  const model = useModel();
  const started = useMemo(
    () => findStarted(model, { kind: "remove", resource, response }, event),
    [model, resource, response, event],
  );
  const hasEnded = useRef(false);
  useEffect(() => {
    if (started !== undefined || hasEnded.current) return;
    hasEnded.current = true;
    onGone();
    emitWrite(client, event);
  });
  return started === undefined ? null : <StartedWriteView started={started} onDone={onGone} />;
}
