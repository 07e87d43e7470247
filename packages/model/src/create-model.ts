import { inferModel } from "#infer/infer-model.ts";
import type { AdminModel } from "#types/admin-model.ts";
import type { Problem } from "#types/problem.ts";
import { applyOverlays } from "#overlay/apply-overlays.ts";
import type { OverlaySource } from "#overlay/overlay.ts";
import { readDocument } from "#read/read-document.ts";
import type { ReadOptions } from "#read/read-document.ts";

export interface ModelOptions extends Pick<ReadOptions, "address" | "load"> {
  /** Corrections to the description (OpenAPI Overlay documents), applied in their order before it is read. */
  readonly overlays?: readonly OverlaySource[];
}

/** Text of a description to the admin model. Never throws: what cannot be understood is a problem in the model. */
export async function createModel(text: string, options: ModelOptions = {}): Promise<AdminModel> {
  const { overlays = [], ...given } = options;
  try {
    const read = await readDocument(text, {
      ...given,
      amend: async (value) => ({
        ...(await applyOverlays(value, overlays, given.address ?? "")),
        text: overlays.map((overlay) => overlay.text).join("\n"),
      }),
    });
    return read.document === undefined ? emptyModel(read.problems) : inferModel(read.document);
  } catch (error) {
    return emptyModel([tellFailure(error)]);
  }
}

/** A broken description is told where it is read; what is thrown all the same is a fault of ours, or more than the machine can hold. */
function tellFailure(error: unknown): Problem {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const own = { severity: "error", pointer: "" } as const;
  // So do all engines call a stack that is used up; its wording differs.
  if (error instanceof RangeError) {
    return { ...own, code: "too-much", message: { code: "too-much", params: { reason } } };
  }
  return { ...own, code: "own-fault", message: { code: "own-fault", params: { reason } } };
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
    coverage: { operations: 0, reached: 0, ratio: 1 },
    problems,
  };
}
