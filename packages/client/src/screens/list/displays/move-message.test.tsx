import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { MoveMessage } from "./move-message.tsx";
import type { MoveResult } from "./use-card-moves.ts";

afterEach(cleanup);

const field = { kind: "text", name: "status", label: "Status", isRequired: false } as const;

test.each<readonly [string, MoveResult, string]>([
  ["with a message of the API", { kind: "failed", error: new Error("Locked") }, "Locked"],
  ["without a message", { kind: "failed" }, "Order 7"],
])("a failed job of a move %s is shown", async (_, result, want) => {
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <MoveMessage name="Order 7" label="Open" field={field} result={result} />
      </TextsProvider>
    </MantineProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(want);
});
