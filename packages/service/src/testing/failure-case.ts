/** A failure, such as a full disk, with a check of the behavior that is promised then. */
export interface FailureCase {
  readonly name: string;
  /** Reason that the case cannot run here. */
  readonly skip?: () => string | undefined;
  /** Rejects if the service breaks a promise. `folder` holds the built service. */
  run(folder: string): Promise<void>;
}

/** Waits until a check succeeds. Rejects with its last failure. */
export async function waitUntil(check: () => Promise<boolean>, longestMs: number): Promise<void> {
  const end = Date.now() + longestMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`not within ${longestMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export function require(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(`not true: ${claim}`);
}
