// @ts-check
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { run } from "./run.mjs";
import { ensureAllPrograms } from "./test-services.mjs";

// All browser tests. `npm test` leaves out the long stories, which take two thirds of the time.
await ensureInstalled();
await Promise.all([ensureAllPrograms(), ensureBuilt()]);
process.exitCode = await run("playwright", ["test", "--reporter=line", ...process.argv.slice(2)]);
