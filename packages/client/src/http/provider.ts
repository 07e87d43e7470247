import type { HttpResponse, Provider, SignInMethod } from "@quarterdeck/model";
import { parseJson, readProblem, readProvider as readMetadata } from "@quarterdeck/model";
import { apiBase } from "#config/api-base.ts";
import { prefix } from "#config/prefix.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import type { FailedCall } from "./errors.ts";
import { BadResponseError, HttpError, NetworkError } from "./errors.ts";
import { readResponse } from "./read-response.ts";

/** The ways in that ask for a token at an address outside of the API's base. */
export type ProviderMethod = Extract<
  SignInMethod,
  {
    readonly kind: "password" | "authorization-code" | "openid-connect" | "client-credentials";
  }
>;

/** What the browser must know of a provider. */
export type ProviderMetadata = Partial<Provider>;

/**
 * The door to sign-in providers. Neither token nor user of the session goes here, and no refusal ends a session. The
 * service beside us knows the addresses and asks for us; on a static host the browser asks them itself.
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

/** Trades a code, a secret or a refresh token for a token. */
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
  let answer: HttpResponse;
  let isGood: boolean;
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      credentials: "omit",
      cache: "no-store",
      ...init,
    });
    isGood = response.ok;
    answer = await readResponse(response);
  } catch (cause) {
    throw new NetworkError("the sign-in provider does not answer", call, { cause });
  }
  // Some say JSON is text.
  if (typeof answer.body === "string") answer = { ...answer, body: parse(answer.body) };
  if (isGood) return answer;
  throw new HttpError(call, answer, readProblem(answer));
}

/** A relative address counts from the API. */
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
