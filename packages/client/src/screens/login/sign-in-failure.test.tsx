import { MantineProvider } from "@mantine/core";
import type { BasicMethod } from "@quarterdeck/model";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { SignInFailure } from "./sign-in-failure.tsx";

afterEach(cleanup);

const field = { kind: "text", name: "", label: "", isRequired: true } as const;

const basic: BasicMethod = {
  kind: "basic",
  id: "basic",
  username: { path: ["username"], field },
  password: { path: ["password"], field },
  credential: { in: "header", name: "Authorization", prefix: "Basic " },
  evidence: { pointer: "", reason: { code: "seen" } as never, confidence: 1 },
};

test.each([
  "User name and application password",
  "E-mail address with /token, and an API token",
  undefined,
])("a refused user name or password shows the described credential: %s", async (description) => {
  const method = { ...basic, ...(description !== undefined && { description }) };
  render(
    <MantineProvider env="test">
      <TextsProvider texts={mainTexts}>
        <SignInFailure failure={new Error("refused")} method={method} />
      </TextsProvider>
    </MantineProvider>,
  );
  await screen.findByRole("alert");
  expect(screen.queryByText(String(description)) !== null).toBe(description !== undefined);
});
