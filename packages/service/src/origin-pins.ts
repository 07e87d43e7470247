import { formatProblem } from "@quarterdeck/model";
import type { Problem } from "@quarterdeck/model";
import { resolveAddress } from "#oauth/provider-address.ts";
import type { ApiState } from "./read-api.ts";

/** Checks that a description keeps sending calls and credentials to the origins of its first good state. */
export interface OriginPins {
  /** Returns the state to use in place of the current one: the next one, or the current one with the reason. */
  readonly choose: (current: ApiState, next: ApiState) => ApiState;
}

/**
 * Pins the origins of the upstream and of all sign-in providers at the first good read. A later change of the
 * description must not redirect tokens and passwords of users; a restart takes the new origins over.
 */
export function createOriginPins(print: (line: string) => void): OriginPins {
  let pinned: ReadonlySet<string> | undefined;
  let printed = "";
  return {
    choose: (current, next) => {
      const origins = originsOf(next);
      pinned ??= origins;
      const moved = [...origins].filter((origin) => pinned?.has(origin) === false);
      if (moved.length === 0) {
        printed = "";
        return next;
      }
      const problem = movedProblem(moved);
      const line = formatProblem(problem.message);
      if (line === printed) return current;
      printed = line;
      print(line);
      return { ...current, notices: [problem] };
    },
  };
}

/** Origins that receive calls, tokens, passwords or users. */
function originsOf({ model, upstream }: ApiState): ReadonlySet<string> {
  const origins = new Set(upstream === undefined ? [] : [new URL(upstream).origin]);
  for (const method of model?.facts.signIn.methods ?? []) {
    for (const name of ["tokenUrl", "authorizationUrl", "discoveryUrl"] as const) {
      const address: unknown = Object.entries(method).find(([key]) => key === name)?.[1];
      if (typeof address !== "string") continue;
      const resolved = resolveAddress(address, { servers: model?.facts.servers ?? [], upstream });
      // The address of metadata is fixed as a whole: one host may have metadata of any customer.
      if (resolved !== undefined)
        origins.add(name === "discoveryUrl" ? resolved : new URL(resolved).origin);
    }
  }
  return origins;
}

/** Notices about sign-in providers whose metadata names other origins than at first. */
export interface ProviderNotices {
  /** Replaces the notice about a provider; without origins it ends. */
  readonly report: (metadataUrl: string, origins: readonly string[]) => void;
  readonly list: () => readonly Problem[];
}

export function createProviderNotices(print: (line: string) => void): ProviderNotices {
  const notices = new Map<string, Problem>();
  return {
    report: (metadataUrl, origins) => {
      const before = notices.get(metadataUrl);
      if (origins.length === 0) {
        notices.delete(metadataUrl);
        return;
      }
      const problem = movedProblem(origins);
      const line = formatProblem(problem.message);
      if (before === undefined || formatProblem(before.message) !== line) print(line);
      notices.set(metadataUrl, problem);
    },
    list: () => [...notices.values()],
  };
}

function movedProblem(origins: readonly string[]): Problem {
  return {
    code: "description-moved",
    severity: "warning",
    pointer: "",
    message: { code: "description-moved", params: { origins: origins.join(", ") } },
  };
}
