import { readProvider } from "@quarterdeck/model";
import type { Provider, SignInMethod } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";
import { askAddress } from "./ask-address.ts";
import type { DescribedApi } from "./provider-address.ts";
import { resolveAddress } from "./provider-address.ts";

/** Addresses of one sign-in method: from the description, or from the metadata at the address that it names. */
export interface FoundProvider extends Partial<Provider> {
  readonly tokenUrl: string;
}

/** True if the service may call an address that the description, or a provider that it names, contains. */
export type MayAsk = (address: string, api: DescribedApi) => Promise<boolean>;

export type FindProvider = (api: DescribedApi, id: string) => Promise<FoundProvider>;

const freshMs = 3_600_000;

/** Finds sign-in methods by id; the metadata of a provider is requested once an hour. */
export function createProviderFinder(mayAsk: MayAsk): FindProvider {
  const previous = new Map<string, { readonly provider: Promise<Provider>; readonly at: number }>();

  const discover = (url: string): Promise<Provider> => {
    const before = previous.get(url);
    if (before !== undefined && Date.now() - before.at < freshMs) return before.provider;
    const provider = askMetadata(url);
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
    const check = async (address: string): Promise<string> => {
      if (await mayAsk(address, api)) return address;
      throw new ServiceError(
        "unavailable",
        `The sign-in provider at ${new URL(address).host} lies in a private network, where the description does not come from: give the description as a file if it is yours.`,
      );
    };
    if ("discoveryUrl" in named) {
      const provider = await discover(await check(location(named.discoveryUrl)));
      await check(provider.tokenUrl);
      return provider;
    }
    const { tokenUrl, authorizationUrl } = named;
    return {
      tokenUrl: await check(location(tokenUrl)),
      ...(authorizationUrl === undefined ? {} : { authorizationUrl: location(authorizationUrl) }),
    };
  };
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

async function askMetadata(url: string): Promise<Provider> {
  try {
    const { status, body } = await askAddress(url, { headers: { accept: "application/json" } });
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
