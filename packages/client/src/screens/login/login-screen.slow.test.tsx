import { MantineProvider } from "@mantine/core";
import type { PasswordMethod, SignIn } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { CREDENTIAL_KEY } from "#config/contract.ts";
import { HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { SessionContext } from "#session/session-context.ts";
import { OpenHttpContext } from "#http/http-context.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { createUiState, UiStateContext } from "#session/ui-state.ts";
import { loadCalls } from "#queries/sign-in/sign-in.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { LoginScreen } from "./login-screen.tsx";

const send = vi.fn<Http["send"]>();
const http = fakeHttp(send);

const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };
const credential = { in: "header", name: "Authorization", prefix: "Bearer " } as const;

const password: PasswordMethod = {
  kind: "password",
  id: "password",
  call: { method: "post", path: "/login", mediaType: "application/json" },
  username: {
    path: ["email"],
    field: { kind: "email", name: "email", label: "Email", isRequired: true },
  },
  password: {
    path: ["password"],
    field: { kind: "secret", name: "password", label: "Password", isRequired: true },
  },
  constants: {},
  tokenPaths: [["token"]],
  userPaths: [["user"]],
  credential,
  evidence,
};

const onSignedIn = vi.fn();

beforeAll(async () => {
  await loadCalls();
  await import("./other-fields.tsx");
});
beforeEach(() => {
  localStorage.clear();
  send.mockReset();
  onSignedIn.mockReset();
});
afterEach(cleanup);

function show(methods: SignIn["methods"], reason: "expired" | null = null): void {
  render(
    <MantineProvider env="test">
      <SessionContext value={http.session}>
        <OpenHttpContext value={() => http}>
          <UiStateContext value={createUiState()}>
            <TextsProvider texts={mainTexts}>
              <LoginScreen
                signIn={{ methods }}
                registerAddress={undefined}
                end={reason && { reason, call: "GET /books · 401", message: "Too old." }}
                problems={[]}
                onSignedIn={onSignedIn}
              />
            </TextsProvider>
          </UiStateContext>
        </OpenHttpContext>
      </SessionContext>
    </MantineProvider>,
  );
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = () => fireEvent.click(screen.getByRole("button", { name: "Sign in" }));

test("no request is sent before both fields are filled", () => {
  show([password]);
  submit();
  expect(screen.getByText("Email is required.")).toBeTruthy();
  expect(screen.getByText("Password is required.")).toBeTruthy();
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  expect(send).not.toHaveBeenCalled();
});

test("a rejected password keeps the input and shows the API's message", async () => {
  const response = { status: 401, headers: {}, body: undefined };
  const problem = { message: "That password is not right.", fields: [] };
  const call = { method: "POST", path: "/login" };
  send.mockRejectedValue(new HttpError(call, response, problem));
  show([password]);
  type("Email", "ada@example.com");
  type("Password", "guess");
  submit();
  expect((await screen.findByRole("alert")).textContent).toContain("That password is not right.");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("guess");
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("an accepted password starts a session", async () => {
  const body = { token: "t", user: { id: 1, name: "Ada" } };
  send.mockResolvedValue({ status: 200, headers: {}, body });
  show([password]);
  type("Email", "ada@example.com");
  type("Password", "right");
  submit();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(localStorage.getItem("token")).toBe("t");
});

test("the fields have autocomplete names", () => {
  show([password]);
  expect(screen.getByLabelText("Email").getAttribute("autocomplete")).toBe("username");
  expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("current-password");
});

test("the reason of the redirect is shown", () => {
  show([password], "expired");
  expect(screen.getByRole("alert").textContent).toContain("Your session has ended.");
  expect(screen.getByRole("alert").textContent).toContain("GET /books · 401 Too old.");
});

test("an API without security requests a credential after it refused a call", async () => {
  const open = { kind: "none", id: "none", evidence } as const;
  show([open, password]);
  expect(await screen.findByText(/does not require an account/)).toBeTruthy();
  expect(screen.queryByLabelText("Email")).toBeNull();
  cleanup();
  show([open, password], "expired");
  expect(await screen.findByLabelText("Email")).toBeTruthy();
  expect(screen.queryByText(/does not require an account/)).toBeNull();
});

test("the most likely method is shown, the others on demand", async () => {
  const token = { kind: "token", id: "token", label: "token", credential, evidence } as const;
  show([password, token]);
  fireEvent.click(await screen.findByText("Other ways to sign in"));
  fireEvent.click(await screen.findByRole("button", { name: "Token" }));
  expect(await screen.findByText(/A token from this API/)).toBeTruthy();
  expect(screen.queryByLabelText("Email")).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Username and password" }));
  expect(screen.getByLabelText("Email")).toBeTruthy();
});

test("two keys are distinguished by location", async () => {
  const key = (name: string) =>
    ({
      kind: "token",
      id: name,
      label: "api-key",
      credential: { in: "query", name },
      evidence,
    }) as const;
  show([password, key("one"), key("two")]);
  fireEvent.click(screen.getByText("Other ways to sign in"));
  expect(await screen.findByRole("button", { name: "API key (one)" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "API key (two)" })).toBeTruthy();
});

test("further login fields come first", async () => {
  const field = { kind: "text", name: "company", label: "Company", isRequired: true } as const;
  show([{ ...password, more: [{ path: ["company"], field }] }]);
  await screen.findByLabelText("Company");
  submit();
  expect(screen.getByText("Company is required.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Company"));
});

test("a further field with a secret hides its text", async () => {
  const field = { kind: "text", label: "Secret", isRequired: true } as const;
  const more = ["client_secret", "otp", "company"].map((name) => ({
    path: [name],
    field: { ...field, name, label: name },
  }));
  show([{ ...password, id: "secrets", more }]);
  await screen.findByLabelText("company");
  const types = more.map((one) => screen.getByLabelText<HTMLInputElement>(one.field.label).type);
  expect(types).toEqual(["password", "password", "text"]);
});

test("suggested values are filled in, and a choice is a select", async () => {
  const strategy = {
    kind: "text",
    name: "strategy",
    label: "Strategy",
    isRequired: true,
    example: "local",
  } as const;
  const choices = [
    { value: "north", label: "North" },
    { value: "south", label: "South" },
  ];
  const realm = { ...strategy, kind: "choice", name: "realm", label: "Realm", choices } as const;
  const { example: _, ...required } = realm;
  send.mockResolvedValue({ status: 200, headers: {}, body: { token: "t" } });
  show([
    {
      ...password,
      id: "long",
      more: [
        { path: ["strategy"], field: strategy },
        { path: ["realm"], field: required },
      ],
    },
  ]);
  expect((await screen.findByLabelText<HTMLInputElement>("Strategy")).value).toBe("local");
  expect(screen.getByLabelText<HTMLSelectElement>("Realm").value).toBe("north");
  type("Realm", "south");
  type("Email", "ada@example.com");
  type("Password", "right");
  submit();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  const [{ body }] = send.mock.calls[0] ?? [{}];
  expect(JSON.parse(String(body?.content))).toEqual({
    strategy: "local",
    realm: "south",
    email: "ada@example.com",
    password: "right",
  });
});

test("a member that a refusal names gets an input with the API's words", async () => {
  const response = { status: 401, headers: {}, body: undefined };
  const problem = { message: "No `strategy` set.", fields: [] };
  send.mockRejectedValue(new HttpError({ method: "POST", path: "/login" }, response, problem));
  show([password]);
  type("Email", "ada@example.com");
  type("Password", "right");
  submit();
  await screen.findByRole("alert");
  const input = await screen.findByLabelText("strategy", {}, { timeout: 5000 });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("No `strategy` set.").length).toBeGreaterThan(1);
  send.mockResolvedValue({ status: 200, headers: {}, body: { token: "t" } });
  expect((input as HTMLInputElement).value).toBe("local");
  submit();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  const [{ body }] = send.mock.calls[1] ?? [{}];
  expect(JSON.parse(String(body?.content))).toMatchObject({ strategy: "local" });
  cleanup();
  show([password]);
  type("Email", "ada@example.com");
  expect((await screen.findByLabelText<HTMLInputElement>("strategy")).value).toBe("local");
});

test("a sign-in without a usable token names the searched members and headers", async () => {
  send.mockResolvedValue({ status: 200, headers: {}, body: { message: "Welcome", expires: 60 } });
  show([password]);
  type("Email", "ada@example.com");
  type("Password", "right");
  submit();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("POST /login succeeded");
  expect(alert.textContent).toContain("Members of the response: message, expires");
  expect(alert.textContent).toContain("Not found in the body: token, access_token");
  expect(alert.textContent).toContain("Not found in the headers: authorization");
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("a response of another server is shown with its address", async () => {
  const headers = { "content-type": "text/html" };
  send.mockResolvedValue({ status: 200, headers, body: "<!doctype html><html></html>" });
  show([password]);
  type("Email", "ada@example.com");
  type("Password", "right");
  submit();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(`${location.origin}/api/login did not respond like this API`);
});

test("the location of a token is shown, follows the input, and can be changed", async () => {
  const token = { kind: "token", id: "sent", label: "token", credential, evidence } as const;
  show([token]);
  const input = await screen.findByLabelText("Token");
  expect(screen.getByText("Authorization: Bearer ••••")).toBeTruthy();
  expect(screen.getByText(/No operation of this API can check this/)).toBeTruthy();
  fireEvent.change(input, { target: { value: "SSWS 42" } });
  expect(screen.getByText("Authorization: SSWS ••••")).toBeTruthy();
  fireEvent.change(input, { target: { value: "42" } });
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  type("Name", "X-Vault Token");
  expect(screen.getByText("This is not a valid header name.")).toBeTruthy();
  type("Name", "X-Vault-Token");
  type("Prefix", "");
  expect(screen.getByText("X-Vault-Token: ••••")).toBeTruthy();
  submit();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(JSON.parse(localStorage.getItem(CREDENTIAL_KEY) ?? "")).toEqual({
    in: "header",
    name: "X-Vault-Token",
    prefix: "",
  });
});

test("an API without security has one button", async () => {
  show([{ kind: "none", id: "none", evidence }]);
  fireEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});
