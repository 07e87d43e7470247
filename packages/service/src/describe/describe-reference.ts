import {
  describeCalls,
  exploreRoutes,
  foldersOf,
  type Route,
  writeCalls,
} from "@quarterdeck/model";
import { schemesOfChallenge } from "./closed-api.ts";
import { ruleForTarget } from "./create-loader.ts";
import { describeObserved } from "./describe-response.ts";
import type { Description } from "./description.ts";
import { type FetchedText, fetchHead } from "./fetch-text.ts";
import { readReference } from "./read-reference.ts";
import { listRefusedSchemes } from "./refused-schemes.ts";
import { createNetwork, settle } from "./search-network.ts";

/** Addresses that are requested in each folder to find the one that the paths of a page belong to. */
const MOST_TRIALS = 3;

/**
 * Describes an API by a page that lists its paths and methods. Everyone may read the description: the responses of an
 * API that requires a credential are learned in the console. `base`: address of the API, which may lead to the page.
 */
export async function describeReference(
  page: FetchedText,
  base: string,
): Promise<Description | undefined> {
  const routes = readReference(page.text);
  if (routes.length === 0) return undefined;
  const { folder, schemes } = await locate(routes, base);
  const located = routes.map((route) => ({ ...route, path: folder + route.path }));
  const { origin, host } = new URL(base);
  if (schemes.length === 0) {
    const calls = await exploreRoutes(located, createNetwork(base), origin);
    return describeObserved(calls, { address: page.address, server: origin });
  }
  const named = schemes.map((scheme, index) => [`auth${index}`, scheme] as const);
  const document = describeCalls(writeCalls(located, new Map()), {
    "x-quarterdeck-exploration": "open",
    info: { title: titleOf(page.text) ?? host, version: "" },
    servers: [{ url: origin }],
    components: { securitySchemes: Object.fromEntries(named) },
    security: [Object.fromEntries(named.map(([name]) => [name, []]))],
  });
  return { text: JSON.stringify(document), address: page.address };
}

function titleOf(html: string): string | undefined {
  const title = /<title\b[^<>]*>([^<]{1,80})<\/title/i.exec(html)?.[1]?.trim();
  return title === "" ? undefined : title;
}

interface Location {
  /** Folder that the paths are in; empty for the root of the host. */
  readonly folder: string;
  /** Sign-in schemes; empty for an API that everyone may read. */
  readonly schemes: ReturnType<typeof schemesOfChallenge>;
}

async function locate(routes: readonly Route[], base: string): Promise<Location> {
  const { origin } = new URL(base);
  const plain = routes.filter(({ method, path }) => method === "get" && !path.includes("{"));
  for (const folder of foldersOf(base)) {
    const heads = await Promise.all(
      plain.slice(0, MOST_TRIALS).map(({ path }) => {
        const address = origin + folder + path;
        return settle(
          fetchHead(address, { method: "GET", allowsIp: ruleForTarget(base, address) }),
        );
      }),
    );
    const responses = heads.flatMap((head) =>
      "error" in head || head.status === 404 ? [] : [head],
    );
    const closed = responses.find(({ status }) => status === 401 || status === 403);
    if (closed !== undefined) {
      const schemes = await listRefusedSchemes(base, closed);
      return { folder, schemes: schemes.length > 0 ? schemes : schemesOfChallenge("Bearer") };
    }
    if (responses.length > 0) return { folder, schemes: [] };
  }
  return { folder: "", schemes: [] };
}
