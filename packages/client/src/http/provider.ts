import type { HttpResponse, Provider, SignInMethod } from "@quarterdeck/model";
import { parseJson, readProblem, readProvider as readMetadata } from "@quarterdeck/model";
import { apiBase } from "#config/api-base.ts";
import { prefix } from "#config/prefix.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import type { FailedCall } from "./errors.ts";
import { BadResponseError, HttpError, NetworkError } from "./errors.ts";
import { readResponse } from "./read-response.ts";

/** Sign-in methods with a token endpoint outside of the API. */
export type ProviderMethod = Extract<
  SignInMethod,
  {
    readonly kind: "password" | "authorization-code" | "openid-connect" | "client-credentials";
  }
>;

/** Endpoints of a provider. */
export type ProviderMetadata = Partial<Provider>;

/**
 * Finds the endpoints of a sign-in provider: from the service, which also sends the token requests, or on a static host
 * from the provider. These requests contain no session data, and a refusal does not end the session.
 */
export async function findProvider(method: ProviderMethod): Promise<ProviderMetadata> {
  const { oauth } = runtimeConfig();
  if (oauth !== "") {
    const call = { method: "GET", path: `${prefix()}${oauth}/${method.id}` };
    return (await requestProvider(call, call.path, {})).body as ProviderMetadata;
  }
  if (method.kind === "openid-connect") {
    const url = resolveAddress(method.discoveryUrl);
    const { body } = await requestProvider({ method: "GET", path: url }, url, {
      redirect: "error",
    });
    try {
      return readMetadata(url, body);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : "";
      throw new BadResponseError(reason, { method: "GET", path: url }, { cause });
    }
  }
  return {
    tokenUrl: resolveAddress(method.tokenUrl ?? ""),
    ...(method.kind === "authorization-code"
      ? { authorizationUrl: resolveAddress(method.authorizationUrl) }
      : {}),
  };
}

/** Exchanges a code, a secret or a refresh token for a token. */
export async function requestToken(
  method: ProviderMethod,
  fields: Readonly<Record<string, string>>,
): Promise<HttpResponse> {
  const { oauth } = runtimeConfig();
  const url =
    oauth === ""
      ? ((await findProvider(method)).tokenUrl ?? "")
      : `${prefix()}${oauth}/${method.id}/token`;
  const body = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  return requestProvider({ method: "POST", path: url }, url, {
    method: "POST",
    body,
    redirect: "error",
  });
}

async function requestProvider(
  call: FailedCall,
  url: string,
  init: RequestInit,
): Promise<HttpResponse> {
  let result: HttpResponse;
  let isSuccess: boolean;
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      credentials: "omit",
      cache: "no-store",
      ...init,
    });
    isSuccess = response.ok;
    result = await readResponse(response);
  } catch (cause) {
    throw new NetworkError("the sign-in provider does not respond", call, { cause });
  }
  // Some providers send JSON as text.
  if (typeof result.body === "string") result = { ...result, body: parse(result.body) };
  if (isSuccess) return result;
  throw new HttpError(call, result, readProblem(result));
}

/** Resolves an address relative to the API. */
function resolveAddress(address: string): string {
  return new URL(address, `${apiBase()}/`).href;
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
