import { formatProblem, writeJson } from "@quarterdeck/model";
import type { DescribeArguments, readDescribeArguments } from "#config/read-describe-arguments.ts";
import { createCorrectedModel } from "./create-corrected-model.ts";
import { describeDatabase } from "./describe-database.ts";
import { createLoader } from "./create-loader.ts";
import type { Outcome } from "./outcome.ts";
import { readDescription, readOverlays } from "./read-description.ts";
import { writeReport } from "./write-report.ts";

const USAGE =
  "Usage: quarterdeck describe <url or file of an OpenAPI document> [--overlay <file or url>] [--api-header <name: value>] [--json], or: quarterdeck describe --database <postgres url> [--json]";

/** Runs `describe`: prints the report of an API, or its admin model. */
export async function describe(input: ReturnType<typeof readDescribeArguments>): Promise<Outcome> {
  if (input === "help") return { output: `${USAGE}\n`, complaint: "", exitCode: 0 };
  if ("complaint" in input) {
    return { output: "", complaint: `${input.complaint} ${USAGE}\n`, exitCode: 2 };
  }
  return "databaseUrl" in input ? describeDatabase(input) : describeAddress(input);
}

async function describeAddress({
  address,
  isJson,
  overlays,
  headers,
}: DescribeArguments): Promise<Outcome> {
  const [match, corrections] = await Promise.all([
    readDescription(address, headers),
    readOverlays(overlays),
  ]);
  if ("code" in match) return fail(formatProblem(match.message));
  const [unreadable] = corrections.problems;
  if (unreadable !== undefined) return fail(formatProblem(unreadable.message));
  const model = await createCorrectedModel(match.text, corrections, {
    address: match.address,
    load: createLoader(match.address, headers),
  });
  if (model.operations.length === 0) {
    const reasons = model.problems.map(({ message }) => formatProblem(message));
    return fail(
      `${address}: ${
        reasons.length === 0
          ? "The document describes no operations: nothing can be shown."
          : reasons.join("\n")
      }`,
    );
  }
  return {
    output: `${isJson ? writeJson(model) : writeReport(model)}\n`,
    complaint: "",
    exitCode: 0,
  };
}

function fail(line: string): Outcome {
  return { output: "", complaint: `${line}\n`, exitCode: 1 };
}
