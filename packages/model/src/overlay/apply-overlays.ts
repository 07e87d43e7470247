import type { Problem } from "#types/problem.ts";
import { applyOverlay } from "./apply-overlay.ts";
import type { Amended } from "./apply-overlay.ts";
import type { Overlay, OverlaySource } from "./overlay.ts";
import { overlayProblem } from "./overlay-problem.ts";
import { readOverlay } from "./read-overlay.ts";
import { loadSelect } from "./select-nodes.ts";

/** Applies overlays to a parsed document, in order. Actions that fail become problems. */
export async function applyOverlays(
  value: unknown,
  sources: readonly OverlaySource[],
  address: string,
): Promise<Amended> {
  if (sources.length === 0) return { value, problems: [] };
  if (isEndless(value)) return { value, problems: [endless] };
  const select = await loadSelect();
  const problems: Problem[] = [];
  let amended = value;
  for (const source of sources) {
    // Sequential: each overlay applies to the result of the previous one.
    // oxlint-disable-next-line no-await-in-loop
    const { overlay, problems: readProblems } = await readOverlay(source);
    problems.push(...readProblems);
    if (overlay === undefined) continue;
    problems.push(...findOtherDocument(overlay, address));
    const next = applyOverlay(amended, overlay, select);
    amended = next.value;
    problems.push(...next.problems);
  }
  return { value: amended, problems };
}

/** Warning if `extends` names another document; the overlay is still applied. */
function findOtherDocument(overlay: Overlay, address: string): readonly Problem[] {
  const target = overlay.extends;
  if (target === undefined || address === "" || target.address === address) return [];
  return [
    overlayProblem("overlay-other-document", "warning", {
      code: "overlay-other-document",
      params: { overlay: overlay.name, address: target.written },
    }),
  ];
}

const MOST_NODES = 4_000_000;

/** True for a cyclic or very large document, which YAML aliases can create. */
function isEndless(value: unknown): boolean {
  const left: unknown[] = [value];
  let seen = 0;
  while (left.length > 0) {
    const node = left.pop();
    if (typeof node !== "object" || node === null) continue;
    for (const inner of Object.values(node)) left.push(inner);
    seen += 1;
    if (seen > MOST_NODES || left.length > MOST_NODES) return true;
  }
  return false;
}

const endless = overlayProblem("overlay-too-large", "error", { code: "overlay-too-large" });
