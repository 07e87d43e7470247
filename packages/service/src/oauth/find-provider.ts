import { readProvider } from "@quarterdeck/model";
import type { Provider, SignInMethod } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";
import type { AllowsIp } from "#outgoing/create-lookup.ts";
import { isAllowedServer } from "#outgoing/is-allowed-server.ts";
import { type CheckedAddress, askAddress } from "./ask-address.ts";
import type { DescribedApi } from "./provider-address.ts";
import { resolveAddress } from "./provider-address.ts";

/** Addresses of one sign-in method: from the description, or from the metadata at the address that it names. */
export interface FoundProvider extends Partial<Provider> {
  readonly tokenUrl: string;
  /** Rule for connections to the token address. */
  readonly allowsIp: AllowsIp;
}

export interface ProviderRules {
  /** Rule for connections to an address that the description, or a provider that it names, contains. */
  readonly ruleFor: (address: string, api: DescribedApi) => Promise<AllowsIp>;
  /**
   * Called after each read of a provider's metadata with the origins that it newly names, which are not used; empty: none.
   */
  readonly onMoved: (metadataUrl: string, origins: readonly string[]) => void;
}

export type FindProvider = (api: DescribedApi, id: string) => Promise<FoundProvider>;

const freshMs = 3_600_000;

/**
 * Finds sign-in methods by id; the metadata of a provider is requested once an hour. The origins that it first names
 * are fixed until a restart: later ones would receive codes, passwords and users.
 */
export function createProviderFinder({ ruleFor, onMoved }: ProviderRules): FindProvider {
  const previous = new Map<string, { readonly provider: Promise<Provider>; readonly at: number }>();
  const pinned = new Map<string, Pinned>();

  const pin = (url: string, provider: Provider): Provider => {
    const { origins, provider: previousProvider } = pinned.get(url) ?? {
      origins: new Set(originsOf(provider)),
      provider,
    };
    const moved = originsOf(provider).filter((origin) => !origins.has(origin));
    onMoved(url, moved);
    const used = moved.length === 0 ? provider : previousProvider;
    pinned.set(url, { origins, provider: used });
    return used;
  };

  const discover = (address: CheckedAddress): Promise<Provider> => {
    const { url } = address;
    const before = previous.get(url);
    if (before !== undefined && Date.now() - before.at < freshMs) return before.provider;
    const provider = askMetadata(address).then((metadata) => pin(url, metadata));
    previous.set(url, { provider, at: Date.now() });
    // A failed request is repeated by the next caller.
    provider.catch(() => previous.delete(url));
    return provider;
  };

  return async (api, id) => {
    const method = api.methods.find((one) => one.id === id);
    const named = method && namedAddresses(method);
    if (named === undefined) {
      throw new ServiceError("not-found", "The description knows no such way to sign in.");
    }
    const location = (address: string): string => {
      const resolved = resolveAddress(address, api);
      if (resolved !== undefined) return resolved;
      throw new ServiceError(
        "unavailable",
        "The description names an address of its sign-in provider that cannot be used: correct it there, or set the API's address with --upstream.",
      );
    };
    const check = async (url: string): Promise<CheckedAddress> => {
      const allowsIp = await ruleFor(url, api);
      if (await isAllowedServer(url, allowsIp)) return { url, allowsIp };
      throw new ServiceError(
        "unavailable",
        `The sign-in provider at ${new URL(url).host} lies in a private network, where the description does not come from: give the description as a file if it is yours.`,
      );
    };
    if ("discoveryUrl" in named) {
      const provider = await discover(await check(location(named.discoveryUrl)));
      const { allowsIp } = await check(provider.tokenUrl);
      return { ...provider, allowsIp };
    }
    const { tokenUrl, authorizationUrl } = named;
    const { url, allowsIp } = await check(location(tokenUrl));
    return {
      tokenUrl: url,
      allowsIp,
      ...(authorizationUrl === undefined ? {} : { authorizationUrl: location(authorizationUrl) }),
    };
  };
}

interface Pinned {
  readonly origins: ReadonlySet<string>;
  /** The last one within those origins. */
  readonly provider: Provider;
}

function originsOf({ tokenUrl, authorizationUrl }: Provider): readonly string[] {
  return [...new Set([tokenUrl, authorizationUrl].map((address) => new URL(address).origin))];
}

type NamedAddresses =
  | { readonly discoveryUrl: string }
  | { readonly tokenUrl: string; readonly authorizationUrl?: string };

function namedAddresses(method: SignInMethod): NamedAddresses | undefined {
  switch (method.kind) {
    case "openid-connect":
    case "authorization-code":
    case "client-credentials":
      return method;
    case "password":
      return method.tokenUrl === undefined ? undefined : { tokenUrl: method.tokenUrl };
    case "basic":
    case "token":
    case "none":
      return undefined;
  }
}

async function askMetadata(address: CheckedAddress): Promise<Provider> {
  const { url } = address;
  try {
    const { status, body } = await askAddress(address, { headers: { accept: "application/json" } });
    if (status !== 200) throw new RangeError(`it responded with ${status}`);
    return readProvider(url, body);
  } catch (error) {
    // Only our own sentences: a network error may name hosts behind the service.
    const reason = error instanceof RangeError ? `: ${error.message}` : "";
    throw new ServiceError(
      "upstream-unreachable",
      `The sign-in provider's description at ${new URL(url).origin} cannot be used${reason}.`,
      [],
      { cause: error },
    );
  }
}
