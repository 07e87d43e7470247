import { MantineProvider } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { RecordFacts } from "./record-facts.tsx";

afterEach(cleanup);

const plain = (name: string) => ({ name, label: name, isRequired: false }) as const;

test.each([
  [{ amount: 30, currency: "EUR" }, "30 EUR"],
  [{ total: 7.5, currency_code: "usd" }, "7.5 USD"],
  [{ price: 8, currencyCode: "JPY" }, "8 JPY"],
  [{ price: 8, currency: "euros and cents" }, "8"],
])("the amount in the header of %j has its currency", (record, shown) => {
  const [amount = "", currency = ""] = Object.keys(record);
  const facts: readonly Field[] = [{ ...plain(amount), kind: "number", isInteger: false }];
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <RecordFacts
          facts={facts}
          fields={[...facts, { ...plain(currency), kind: "text" }]}
          record={record}
        />
      </TextsProvider>
    </MantineProvider>,
  );
  expect(screen.getByRole("definition").textContent.replace("\u00a0", " ")).toBe(shown);
});
