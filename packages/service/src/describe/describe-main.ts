import { readDescribeArguments } from "#config/read-describe-arguments.ts";
import { escapeControls } from "#escape-controls.ts";
import { describe } from "./describe.ts";

const { output, complaint, exitCode } = await describe(readDescribeArguments());
process.stderr.write(escapeControls(complaint));
// A pipe takes a large model in pieces: exit() would cut it.
process.exitCode = exitCode;
process.stdout.write(escapeControls(output));
