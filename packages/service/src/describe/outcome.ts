/** Output and exit code of a command. */
export interface Outcome {
  readonly output: string;
  readonly complaint: string;
  readonly exitCode: 0 | 1 | 2;
}
