import type { HttpResponse } from "@quarterdeck/model";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useModel } from "#queries/model/use-model.ts";
import { findJob } from "#records/find-job.ts";
import { StartedJobView } from "./started-job.tsx";

interface StartedRemovalProps {
  readonly response: HttpResponse;
  /** The job ended without an error, or the response names none. */
  readonly onEnd: () => void;
}

/** Progress of the job that removes a record. */
export function StartedRemoval({ response, onEnd }: StartedRemovalProps): ReactNode {
  const model = useModel();
  const job = useMemo(() => findJob(model, response), [model, response]);
  const hasEnded = useRef(false);
  const end = (): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd();
  };
  useEffect(() => {
    if (job === undefined) end();
  });
  return job === undefined ? null : <StartedJobView job={job} onDone={end} />;
}
