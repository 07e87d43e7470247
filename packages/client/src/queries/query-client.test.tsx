import { SessionContext, useSession } from "#session/session-context.ts";
import { createSessionStore } from "#session/session-store.ts";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { createQueryClient } from "./query-client.ts";

const store = createSessionStore();

let calls = 0;

beforeEach(() => {
  calls = 0;
  store.start({ token: "t", user: "{}" });
  vi.stubGlobal("fetch", () => {
    calls += 1;
    return Promise.resolve(new Response("{}", { status: 200 }));
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A screen that is still mounted when its session ends. */
function Screen() {
  const session = useSession();
  const { fetchStatus } = useQuery({ queryKey: ["/books"] });
  return <p>{`${session === null ? "ended" : "open"} ${fetchStatus}`}</p>;
}

test("[H7] a screen that outlives its session sends no request", async () => {
  render(
    <SessionContext value={store}>
      <QueryClientProvider client={createQueryClient(createHttp(store))}>
        <Screen />
      </QueryClientProvider>
    </SessionContext>,
  );
  await screen.findByText("open idle");
  act(() => store.end("expired"));
  await screen.findByText("ended idle");
  expect(calls).toBe(1);
});
