import { createSessionStore } from "#session/session-store.ts";
import { createHttp, type Http } from "#http/http.ts";

/** Network access with a function in place of the API. */
export function fakeHttp(send: Http["send"]): Http {
  return { ...createHttp(createSessionStore()), send, sendInSession: send };
}
