import { inferModel } from "#infer/infer-model.ts";
import type { AdminModel } from "#types/admin-model.ts";
import type { Problem } from "#types/problem.ts";
import { readCorrected } from "./read-corrected.ts";
import type { ModelOptions } from "./read-corrected.ts";

const NONE = { count: 0, total: 0 };

/** Creates the admin model of a description. Never throws: errors become problems in the model. */
export async function createModel(text: string, options: ModelOptions = {}): Promise<AdminModel> {
  try {
    const parsed = await readCorrected(text, options);
    return parsed.document === undefined
      ? emptyModel(parsed.problems)
      : inferModel(parsed.document);
  } catch (error) {
    return emptyModel([explainError(error)]);
  }
}

/** Problem for an error that the reader does not expect: an error in this package, or exhausted memory. */
function explainError(error: unknown): Problem {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const internal = { severity: "error", pointer: "" } as const;
  // Every engine throws RangeError for a stack overflow, with different messages.
  if (error instanceof RangeError) {
    return { ...internal, code: "too-much", message: { code: "too-much", params: { reason } } };
  }
  return {
    ...internal,
    code: "internal-error",
    message: { code: "internal-error", params: { reason } },
  };
}

function emptyModel(problems: readonly Problem[]): AdminModel {
  return {
    title: "API",
    apiVersion: "",
    servers: [],
    resources: [],
    operations: [],
    signIn: {
      methods: [
        {
          kind: "none",
          id: "none",
          evidence: { pointer: "", reason: { code: "nothing-known" }, confidence: 0.5 },
        },
      ],
    },
    figures: {
      operations: NONE,
      lists: NONE,
      writes: NONE,
      assigned: NONE,
      ends: NONE,
      signIn: { count: 1, total: 1 },
    },
    problems,
  };
}
