import type { Problem } from "#nouns/problem.ts";
import { changeAt, removeAt, startEdit } from "./edit.ts";
import type { Edit } from "./edit.ts";
import { findMisfit, nodeKind, updateNode } from "./merge-values.ts";
import type { Action, Overlay, OverlayVersion } from "./overlay.ts";
import { overlayProblem } from "./overlay-problem.ts";
import { namesOnePlace } from "./select-nodes.ts";
import type { Select, Selected } from "./select-nodes.ts";

/** A document after an overlay, and what of the overlay could not be done. */
export interface Amended {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Applies the actions one after another, each to what the one before it left (Overlay 1.1, "Overlay Object"). */
export function applyOverlay(value: unknown, overlay: Overlay, select: Select): Amended {
  const edit = startEdit(value);
  const problems = overlay.actions.flatMap((action) => {
    const problem = applyAction({ edit, select, version: overlay.version }, action);
    return problem === undefined ? [] : [problem];
  });
  return { value: edit.holder.value, problems };
}

interface Applying {
  readonly edit: Edit;
  readonly select: Select;
  readonly version: OverlayVersion;
}

/** An action is done as a whole or not at all. */
function applyAction({ edit, select, version }: Applying, action: Action): Problem | undefined {
  const targets = select(edit.holder.value, action.target);
  if ("malformed" in targets) {
    return refuse(
      action,
      `its target is no JSONPath (${targets.malformed})`,
      "correct it (RFC 9535)",
    );
  }
  const misfit = version === "1.0" ? findPrimitive(targets) : undefined;
  if (misfit !== undefined)
    return refuse(action, misfit, "select what holds it, or write `overlay: 1.1.0`");
  const { change } = action;
  if (change.kind === "remove") return removeNodes(edit, action, targets);
  if (targets.length === 0) return findSlip(action);
  const source =
    change.kind === "update" ? { value: change.value } : findSource(edit, select, change.from);
  if ("fault" in source) return refuse(action, source.fault, "select exactly one place");
  return updateNodes({ edit, version }, action, { targets, update: source.value });
}

function removeNodes(
  edit: Edit,
  action: Action,
  targets: readonly Selected[],
): Problem | undefined {
  if (targets.some(({ path }) => path.length === 0)) {
    return refuse(action, "the whole document cannot be removed", "select a part of it");
  }
  removeAt(
    edit,
    targets.map(({ path }) => path),
  );
  return undefined;
}

function updateNodes(
  { edit, version }: Omit<Applying, "select">,
  action: Action,
  { targets, update }: { readonly targets: readonly Selected[]; readonly update: unknown },
): Problem | undefined {
  const kinds = new Set(targets.map(({ value }) => nodeKind(value)));
  if (version === "1.1" && kinds.size > 1) {
    return refuse(
      action,
      "it selects objects, lists or single values together",
      "select one kind at a time",
    );
  }
  const misfit = targets
    .map(({ value }) => findMisfit(value, update))
    .find((found) => found !== undefined);
  if (misfit !== undefined) {
    return refuse(action, misfit, "remove it in an action before, or update it with its own kind");
  }
  for (const { path } of targets) {
    changeAt(edit, path, (value) =>
      // A target inside another target may have become something else by now.
      findMisfit(value, update) === undefined ? updateNode(version, value, update) : value,
    );
  }
  return version === "1.0" && kinds.has("array") && Array.isArray(update)
    ? listInList(action)
    : undefined;
}

/** Nobody means a list inside a list of parameters, yet that is what 1.0 says. */
function listInList({ name }: Action): Problem {
  const message = `${name}: Overlay 1.0 adds a list to a list as one entry; write \`overlay: 1.1.0\` to join the two.`;
  return overlayProblem("overlay-action", "warning", message);
}

/** `copy` takes one node of the document as it is by then. */
function findSource(
  edit: Edit,
  select: Select,
  from: string,
): { readonly value: unknown } | { readonly fault: string } {
  const found = select(edit.holder.value, from);
  if ("malformed" in found) return { fault: `its \`copy\` is no JSONPath (${found.malformed})` };
  const [only, second] = found;
  if (only !== undefined && second === undefined) return { value: only.value };
  return {
    fault: `its \`copy\` selects ${found.length === 0 ? "nothing" : `${found.length} places`}`,
  };
}

function findPrimitive(targets: readonly Selected[]): string | undefined {
  return targets.some(({ value }) => nodeKind(value) === "primitive")
    ? "Overlay 1.0 changes objects and lists only, and this selects a single value"
    : undefined;
}

/** Nothing found is no failure (Overlay 1.1, "Action Object"), but one exact place that is not there is worth a word. */
function findSlip({ name, target }: Action): Problem | undefined {
  if (!namesOnePlace(target)) return undefined;
  const message = `${name}: nothing stands there, so nothing changed; check the target.`;
  return overlayProblem("overlay-action", "warning", message);
}

function refuse({ name }: Action, what: string, remedy: string): Problem {
  return overlayProblem("overlay-action", "error", `${name}: ${what}; ${remedy}.`);
}
