/** What was written behind `describe`. */
export function readDescribeArguments(
  args: readonly string[] = process.argv.slice(2),
): readonly string[] {
  return args;
}
