import { createModel, writeJson } from "@quarterdeck/model";
import { createLoader, readDescription } from "./read-description.ts";
import { writeReport } from "./write-report.ts";

/** What is printed where, and the exit code. */
export interface Outcome {
  readonly output: string;
  readonly complaint: string;
  readonly exitCode: 0 | 1 | 2;
}

const USAGE = "Usage: npm run -s describe -- <url or file of an OpenAPI document> [--json]";

/** `describe`: what is understood of an API, as a report or as the admin model itself. */
export async function describe(args: readonly string[]): Promise<Outcome> {
  const flags = args.filter((arg) => arg.startsWith("-"));
  const given = args.filter((arg) => !arg.startsWith("-"));
  const unknown = flags.find((flag) => !["--json", "--help", "-h"].includes(flag));
  if (flags.includes("--help") || flags.includes("-h"))
    return { output: `${USAGE}\n`, complaint: "", exitCode: 0 };
  if (unknown !== undefined) return refuse(`There is no flag ${unknown}.`);
  const [address] = given;
  if (address === undefined || given.length > 1) {
    return refuse(
      address === undefined ? "Say which document is meant." : "One document at a time, please.",
    );
  }
  return describeAddress(address, flags.includes("--json"));
}

async function describeAddress(given: string, isJson: boolean): Promise<Outcome> {
  const found = await readDescription(given);
  if ("code" in found) return { output: "", complaint: `${found.message}\n`, exitCode: 1 };
  const model = await createModel(found.text, {
    address: found.address,
    load: createLoader(found.address),
  });
  if (model.operations.length === 0) {
    const reasons = model.problems.map(({ message }) => message);
    const complaint =
      reasons.length === 0
        ? "The document describes no operations: nothing can be shown."
        : reasons.join("\n");
    return { output: "", complaint: `${given}: ${complaint}\n`, exitCode: 1 };
  }
  return {
    output: `${isJson ? writeJson(model) : writeReport(model)}\n`,
    complaint: "",
    exitCode: 0,
  };
}

function refuse(sentence: string): Outcome {
  return { output: "", complaint: `${sentence} ${USAGE}\n`, exitCode: 2 };
}
