import { useState } from "react";

interface Attempt<Values> {
  readonly attempt: (values: Values) => void;
  readonly isRunning: boolean;
  /** How the last attempt failed; gone as soon as another one runs. */
  readonly failure: Error | undefined;
}

/** Something that a person sets off, one at a time, and whose failure stays until the next time. */
export function useAttempt<Values>(
  run: (values: Values) => Promise<void>,
  onFailed?: (failure: Error) => void,
): Attempt<Values> {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<Error>();

  async function attempt(values: Values): Promise<void> {
    if (isRunning) return;
    setIsRunning(true);
    setFailure(undefined);
    try {
      await run(values);
    } catch (error) {
      const failed = error instanceof Error ? error : new Error(String(error));
      setFailure(failed);
      onFailed?.(failed);
    } finally {
      setIsRunning(false);
    }
  }

  return { attempt: (values) => void attempt(values), isRunning, failure };
}
