import { findAddresses } from "@quarterdeck/model";
import { describeClosed, schemesOfChallenge, usualSchemes } from "./closed-api.ts";
import type { Description } from "./description.ts";
import { ruleForTarget } from "./create-loader.ts";
import { fetchHead } from "./fetch-text.ts";
import { listRefusedSchemes } from "./refused-schemes.ts";
import { settle } from "./search-network.ts";

/** Guessed addresses that may be lists: an API that refuses more of them refuses addresses that do not exist, too. */
const MOST_GUESSES = 20;

/**
 * Description of an API whose base responds to everyone, but whose lists require a credential. Undefined if no address
 * refuses requests.
 */
export async function describeRefused(
  { address, value }: { readonly address: string; readonly value: object },
  refused: ReadonlySet<string>,
): Promise<Description | undefined> {
  const [anyRefused] = refused;
  if (anyRefused === undefined) return undefined;
  const linked = findAddresses(value, address)
    .map((link) => link.address)
    .filter((link) => refused.has(link));
  const lists = linked.length === 0 && refused.size <= MOST_GUESSES ? [...refused] : linked;
  const [probe = anyRefused] = lists;
  const request = { allowsIp: ruleForTarget(address, probe), method: "GET" } as const;
  const head = await settle(fetchHead(probe, request));
  if ("error" in head) return undefined;
  const named = await listRefusedSchemes(probe, head);
  // A refusal without words is still the one of an API.
  const schemes = named.length === 0 ? schemesOfChallenge("Bearer") : named;
  return describeClosed(address, schemes, {
    alternatives: usualSchemes(schemes),
    isJson: true,
    isList: false,
    refused: lists.filter((one) => !lists.some((other) => isBelow(one, other))),
  });
}

function isBelow(address: string, folder: string): boolean {
  return address.startsWith(`${folder.replace(/\/$/, "")}/`) && address !== folder;
}
