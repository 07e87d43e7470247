import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { DEFAULTS_KEY, RENEWAL_KEY } from "#config/contract.ts";
import type { SessionStore } from "#session/session-store.ts";
import { type Identify, writeIdentity } from "./call-headers.ts";
import { createCredentialCookies } from "./cookies.ts";
import type { RecoverCall } from "./recover-call.ts";
import type { RenewalTimer } from "./renewal.ts";
import {
  completeRequest,
  loadTransport,
  prepareRequest,
  type SendOptions,
} from "./prepare-request.ts";
import {
  type CallListener,
  exchange,
  type PreparedRequest,
  type Transport,
} from "./send-prepared.ts";
import { createSessionCalls } from "./session-calls.ts";

/** Network access of one page, with the state that its calls share. `start.tsx` creates it. */
export interface Http {
  readonly session: SessionStore;
  /** Sends a request to the API with session, settings and headers of the contract. */
  readonly send: (request: HttpRequest, options?: SendOptions) => Promise<HttpResponse>;
  /**
   * Sends a request of a screen that needs a session. Aborts after the end of the session (H7), when its screens are
   * still mounted for a moment.
   */
  readonly sendInSession: (
    request: HttpRequest,
    options?: Pick<SendOptions, "signal" | "onProgress" | "isTrial" | "tolerated">,
  ) => Promise<HttpResponse>;
  readonly sendPrepared: (request: PreparedRequest, transport?: Transport) => Promise<HttpResponse>;
  readonly identify: Identify;
  /** Sets the only listener: the request log, which loads after the sign-in. */
  readonly setCallListener: (listener: CallListener) => void;
}

/** Creates the network access of a page. */
export function createHttp(session: SessionStore): Http {
  const cookies = createCredentialCookies();
  const calls = createSessionCalls(session, cookies.remove);
  let renewal: Promise<RenewalTimer> | undefined;
  let recovery: Promise<RecoverCall> | undefined;
  let listener: CallListener | undefined;

  async function sendPrepared(
    request: PreparedRequest,
    transport?: Transport,
  ): Promise<HttpResponse> {
    const startedAt = Date.now();
    try {
      const response = await exchange(calls, request, transport);
      listener?.(request, startedAt, { response });
      return response;
    } catch (error) {
      listener?.(request, startedAt, { error });
      throw error;
    }
  }

  const identify: Identify = (token, credential) =>
    writeIdentity(session, token, credential, cookies.write);

  async function send(original: HttpRequest, options: SendOptions = {}): Promise<HttpResponse> {
    // Without an await a sign-out is sent before the page closes.
    const { settings, schemes, body, defaults } = original;
    const demanded = defaults && session.storage.local.read(DEFAULTS_KEY);
    const part = settings ?? schemes ?? body?.resources ?? body?.fileNameHeader ?? demanded;
    const isComplete = part === undefined || part === null;
    const request = isComplete ? original : await completeRequest({ session, identify }, original);
    const isOwn = options.identity === undefined && options.outlivesSession !== true;
    if (isOwn && session.storage.tab.read(RENEWAL_KEY) !== null) await renewToken();
    const prepared = prepareRequest({ session, identify }, request, options);
    const transport = loadTransport(options);
    const recover: PreparedRequest["recover"] = async (refusal) => {
      recovery ??= import("./recover-call.ts").then(({ createCallRecovery }) =>
        createCallRecovery({ session, send, identify }),
      );
      const recoverCall = await recovery.catch(() => (recovery = undefined));
      return recoverCall?.({ request, options, prepared }, refusal);
    };
    const whole = isOwn ? { ...prepared, recover } : prepared;
    const response = await sendPrepared(whole, transport && (await transport));
    calls.noteSuccess(prepared.token);
    return response;
  }

  /** Loads the code for renewals, which few APIs need. */
  async function renewToken(): Promise<void> {
    renewal ??= import("./renewal.ts").then(({ createRenewalTimer }) =>
      createRenewalTimer({ session, send }),
    );
    try {
      await (await renewal).renewInTime();
    } catch {
      // If it does not load, the request is sent with the old token.
      renewal = undefined;
    }
  }

  return {
    session,
    send,
    sendInSession: async (request, options) => {
      const hasEnded = session.lastEnd() !== null && session.stored() === null;
      if (hasEnded) throw new DOMException("The session has ended", "AbortError");
      return send(request, options);
    },
    sendPrepared,
    identify,
    setCallListener: (next) => {
      listener = next;
    },
  };
}
