import { readDescribeArguments } from "#config/read-describe-arguments.ts";
import { describe } from "./describe.ts";

const { output, complaint, exitCode } = await describe(readDescribeArguments());
process.stderr.write(complaint);
// A pipe takes a large model in pieces: exit() would cut it.
process.exitCode = exitCode;
process.stdout.write(output);
