// @ts-check
import { closingLine, runChecks } from "./checks.mjs";
import { ensureInstalled } from "./installed.mjs";
import { log } from "./run.mjs";

await ensureInstalled();
const { failures, unitFailures, counts } = await runChecks({ isFast: true });
for (const line of unitFailures) log(line);
if (failures.length > 0) log(`Failed: ${failures.join(", ")}`);
process.stdout.write(`${closingLine(counts)}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
