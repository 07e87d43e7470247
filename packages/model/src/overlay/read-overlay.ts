import type { Problem, ProblemMessage } from "#types/problem.ts";
import { isMap, isTrueAt, memberOf, textOf } from "#read/member.ts";
import type { JsonMap } from "#read/member.ts";
import { parseText } from "#read/parse-text.ts";
import { resolveUri } from "#read/uri.ts";
import type { Action, Change, Overlay, OverlaySource, OverlayVersion } from "./overlay.ts";
import { overlayProblem } from "./overlay-problem.ts";

/** An overlay with the problems of its text. */
export interface OverlayRead {
  /** Absent if no action can be read. */
  readonly overlay?: Overlay;
  readonly problems: readonly Problem[];
}

/** Reads an overlay in JSON or YAML. Each error becomes a problem. */
export async function readOverlay({ text, address }: OverlaySource): Promise<OverlayRead> {
  const name = nameOf(address);
  const parsed = await parseText(text);
  if ("problem" in parsed) {
    const reason = parsed.problem.message;
    return refuse("overlay-unreadable", {
      code: "overlay-no-text",
      params: { overlay: name, reason },
    });
  }
  const { value } = parsed;
  const format = readVersion(value);
  if (!isMap(value) || format === undefined) {
    const version = memberOf(value, "overlay");
    return refuse(
      "overlay-unknown",
      version === undefined
        ? { code: "overlay-unsaid", params: { overlay: name } }
        : { code: "overlay-unknown", params: { overlay: name, version: show(version) } },
    );
  }
  const { actions, problems } = readActions(value, name, format.version);
  const target = textOf(value, "extends");
  return {
    overlay: {
      name,
      version: format.version,
      ...(target === undefined
        ? {}
        : { extends: { written: target, address: resolveUri(address, target) } }),
      actions,
    },
    problems: [
      ...(format.isLater ? [laterVersion(name, show(value["overlay"]))] : []),
      ...problems,
    ],
  };
}

/**
 * Reads the version; the patch number is ignored (Overlay 1.1, "Versions"). YAML reads an unquoted `1.1` as a number.
 */
function readVersion(
  value: unknown,
): { readonly version: OverlayVersion; readonly isLater: boolean } | undefined {
  const written = /^1(?:\.(\d+)(?:\.|$)|$)/.exec(String(memberOf(value, "overlay") ?? ""));
  if (written === null) return undefined;
  const minor = Number(written[1] ?? 0);
  return { version: minor === 0 ? "1.0" : "1.1", isLater: minor > 1 };
}

function laterVersion(name: string, version: string): Problem {
  const message = { code: "overlay-later", params: { overlay: name, version } } as const;
  return overlayProblem("overlay-unknown", "warning", message);
}

function readActions(
  overlay: JsonMap,
  name: string,
  version: OverlayVersion,
): { readonly actions: readonly Action[]; readonly problems: readonly Problem[] } {
  const nodes = memberOf(overlay, "actions");
  if (!Array.isArray(nodes) || nodes.length === 0) {
    const message = { code: "overlay-no-actions", params: { overlay: name } } as const;
    return { actions: [], problems: [overlayProblem("overlay-action", "error", message)] };
  }
  const read = nodes.map((node: unknown, index) =>
    readAction(node, { overlay: name, action: index + 1 }, version),
  );
  return {
    actions: read.flatMap((one) => ("code" in one ? [] : [one])),
    problems: read.flatMap((one) => ("code" in one ? [one] : [])),
  };
}

type ActionRef = Pick<Action, "overlay" | "action">;

function readAction(node: unknown, index: ActionRef, version: OverlayVersion): Action | Problem {
  const target = textOf(node, "target");
  if (target === undefined) return wrong({ code: "action-no-target", params: { ...index } });
  const change = readChange(node, { ...index, target }, version);
  return "kind" in change ? { ...index, target, change } : change;
}

/** `remove` takes precedence; `update` and `copy` exclude each other (Overlay 1.1, "Action Object"). */
function readChange(
  node: unknown,
  index: Pick<Action, "overlay" | "action" | "target">,
  version: OverlayVersion,
): Change | Problem {
  if (isTrueAt(node, "remove")) return { kind: "remove" };
  const hasUpdate = isMap(node) && Object.hasOwn(node, "update");
  const copy = memberOf(node, "copy");
  if (version === "1.0") {
    if (hasUpdate) return { kind: "update", value: memberOf(node, "update") };
    return wrong({
      code: copy === undefined ? "action-no-change-yet" : "action-copy-later",
      params: { ...index },
    });
  }
  if (hasUpdate && copy !== undefined)
    return wrong({ code: "action-two-changes", params: { ...index } });
  if (hasUpdate) return { kind: "update", value: memberOf(node, "update") };
  if (typeof copy === "string") return { kind: "copy", from: copy };
  return wrong({
    code: copy === undefined ? "action-no-change" : "action-copy-no-text",
    params: { ...index },
  });
}

function wrong(message: ProblemMessage): Problem {
  return overlayProblem("overlay-action", "error", message);
}

function refuse(
  code: "overlay-unreadable" | "overlay-unknown",
  message: ProblemMessage,
): OverlayRead {
  return { problems: [overlayProblem(code, "error", message)] };
}

/** File name without folders, and without user info or query of a URL. */
function nameOf(address: string): string {
  const path = address.replace(/[?#].*$/s, "").replace(/[/\\]+$/, "");
  return path.split(/[/\\]/).at(-1) || "overlay";
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 20) ?? "";
}
