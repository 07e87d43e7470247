import type { HttpRequest } from "@quarterdeck/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CSRF_KEY } from "#config/contract.ts";
import { createSessionStore } from "#session/session-store.ts";
import { createHttp } from "./http.ts";

const write: HttpRequest = { method: "PATCH", path: "/pumps/3", query: "", headers: {} };

function serve(header: string, message: string) {
  const session = createSessionStore();
  session.start({ token: "t", user: "{}" });
  const attempts: Headers[] = [];
  vi.stubGlobal("fetch", (_url: string, { headers }: RequestInit) => {
    const sent = new Headers(headers);
    attempts.push(sent);
    return Promise.resolve(
      sent.get(header) === "c1"
        ? Response.json({ id: 3 })
        : Response.json({ message }, { status: 403 }),
    );
  });
  return { session, http: createHttp(session), attempts };
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  localStorage.clear();
  for (const name of ["plant_csrf", "csrftoken"])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

test.each([
  ["named after its cookie", "X-Plant-Csrf", "plant_csrf", "CSRF token missing or incorrect."],
  ["of another framework", "X-XSRF-TOKEN", "plant_csrf", "CSRF verification failed"],
  ["that the refusal names", "My-CSRF-Token", "csrftoken", "Missing My-CSRF-Token header"],
])("a header %s is found after a refusal", async (_, header, cookie, message) => {
  const { session, http } = serve(header, message);
  document.cookie = `${cookie}=c1`;
  session.storage.local.write(CSRF_KEY, ["X-CSRF-Token", "", cookie].join("\n"));
  expect(await http.send(write)).toMatchObject({ status: 200 });
  expect(session.token()).toBe("t");
  expect(session.storage.local.read(CSRF_KEY)).toBe([header, "", cookie].join("\n"));
});

test("a token that no header makes valid ends the session", async () => {
  const { session, http, attempts } = serve("X-Unknown", "CSRF token missing");
  document.cookie = "plant_csrf=c1";
  await expect(http.send(write)).rejects.toThrow("403");
  expect(session.token()).toBeNull();
  expect(attempts.length).toBeLessThanOrEqual(8);
});

test("another refusal is not sent again", async () => {
  const { http, attempts } = serve("X-Unknown", "Not for you");
  document.cookie = "plant_csrf=c1";
  await expect(http.send(write)).rejects.toThrow("403");
  expect(attempts).toHaveLength(1);
});
