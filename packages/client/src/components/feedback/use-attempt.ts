import { useState } from "react";

interface Attempt<Values> {
  readonly attempt: (values: Values) => void;
  readonly isRunning: boolean;
  /** Error of the last attempt; cleared when the next one starts. */
  readonly failure: Error | undefined;
}

/** Runs an action that the user starts: one at a time, with the error of the last run. */
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
