import { MantineProvider } from "@mantine/core";
import type { BasicMethod, OpenMethod, SignIn, TokenMethod } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { OpenHttpContext } from "#http/http-context.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { SessionContext } from "#session/session-context.ts";
import { createUiState, UiStateContext } from "#session/ui-state.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { OpenAccess } from "./open-access.tsx";

afterEach(cleanup);

const evidence = { pointer: "", reason: { code: "no-security" } as const, confidence: 1 };
const header = { in: "header", name: "Authorization" } as const;
const field = (name: string, kind: "text" | "secret") => ({
  path: [name],
  field: { kind, name, label: name, isRequired: true },
});
const open: OpenMethod = { kind: "none", id: "none", evidence };
const basic: BasicMethod = {
  kind: "basic",
  id: "basic",
  username: field("Username", "text"),
  password: field("Password", "secret"),
  credential: { ...header, prefix: "Basic " },
  evidence,
};
const token: TokenMethod = {
  kind: "token",
  id: "token",
  label: "token",
  credential: { ...header, prefix: "Bearer " },
  evidence,
};
const signIn: SignIn = {
  methods: [open, basic, token],
  checks: [{ operation: "listBooks", path: "/books" }],
};

test.each([
  ["Basic realm=x", "Username"],
  ["Bearer", "Token"],
  ["", "Username"],
])("a closed API without described security requests %j", async (challenge, label) => {
  const send = vi.fn<Http["send"]>();
  const http = fakeHttp(send);
  http.session.setDescribedSignIn(signIn);
  const response = { status: 401, headers: { "www-authenticate": challenge }, body: undefined };
  const call = { method: "get", path: "/books" };
  send.mockRejectedValue(new HttpError(call, response, { message: "Unauthorized", fields: [] }));
  const onSignedIn = vi.fn();
  render(
    <MantineProvider env="test">
      <SessionContext value={http.session}>
        <OpenHttpContext value={() => http}>
          <UiStateContext value={createUiState()}>
            <TextsProvider texts={mainTexts}>
              <OpenAccess method={open} signIn={signIn} onSignedIn={onSignedIn} />
            </TextsProvider>
          </UiStateContext>
        </OpenHttpContext>
      </SessionContext>
    </MantineProvider>,
  );
  const button = await screen.findByRole("button", { name: "Sign in" });
  // With the focus on the button, Enter submits the form.
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(await screen.findByLabelText(label)).toBeTruthy();
  expect(onSignedIn).not.toHaveBeenCalled();
});
