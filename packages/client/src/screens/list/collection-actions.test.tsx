import { MantineProvider } from "@mantine/core";
import { type AdminModel, type Operation, takeChunk } from "@quarterdeck/model";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ChunkContext } from "#queries/model/model-chunk.ts";
import { ModelContext } from "#queries/model/use-model.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { CollectionActions } from "./collection-actions.tsx";
import { orders, plainModel } from "./testing/orders-model.ts";

afterEach(cleanup);

test.each([
  ["Close all", ["Close all"]],
  ["Archives old orders, with the ones that are open", ["Actions"]],
  ["Lists every order of a workspace, including deleted orders", ["Actions"]],
])("the action %j has the button %j", (label, want) => {
  const [list] = plainModel.operations;
  if (list === undefined) throw new Error("The model has no operation.");
  const action: Operation = {
    ...list,
    id: "act",
    method: "post",
    path: "/orders/act",
    label,
    role: "action",
    resource: "orders",
    scope: "collection",
  };
  const model: AdminModel = {
    ...plainModel,
    resources: [{ ...orders, actions: ["act"] }],
    operations: [list, action],
  };
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <ModelContext value={model}>
          <ChunkContext value={takeChunk(model, "resource:orders")}>
            <CollectionActions resource={model.resources[0] ?? orders} parents={{}} />
          </ChunkContext>
        </ModelContext>
      </TextsProvider>
    </MantineProvider>,
  );
  const names = screen
    .getAllByRole("button")
    .filter((button) => button.closest("[popover]") === null);
  expect(names.map(({ textContent }) => textContent)).toEqual(want);
});
