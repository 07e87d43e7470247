import { inferModel } from "#infer/infer-model.ts";
import type { AdminModel } from "#nouns/admin-model.ts";
import type { Problem } from "#nouns/problem.ts";
import { readDocument } from "#read/read-document.ts";
import type { ReadOptions } from "#read/read-document.ts";

/** Text of a description to the admin model. Never throws: what cannot be understood is a problem in the model. */
export async function createModel(text: string, options: ReadOptions = {}): Promise<AdminModel> {
  try {
    const read = await readDocument(text, options);
    return read.document === undefined ? emptyModel(read.problems) : inferModel(read.document);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return emptyModel([
      {
        code: "not-understood",
        severity: "error",
        pointer: "",
        message: `The document could not be understood (${reason}): check it with an OpenAPI validator.`,
      },
    ]);
  }
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
          evidence: { pointer: "", because: "nothing is known of the API", confidence: 0.5 },
        },
      ],
    },
    coverage: { operations: 0, reached: 0, ratio: 1 },
    problems,
  };
}
