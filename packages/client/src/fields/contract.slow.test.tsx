import { MantineProvider } from "@mantine/core";
import { type AdminModel, type Field, type FieldKind, parseJson } from "@quarterdeck/model";
import { memoryRouter } from "#router/testing/memory-router.ts";
import { RouterContext } from "#router/use-router.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FieldServicesProvider } from "#pickers/field-services-provider.tsx";
import { ModelContext } from "#queries/model/use-model.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { useFormats } from "#texts/formats.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { cellContent, FieldCell } from "./field-cell.tsx";
import { FieldInput } from "./field-input.tsx";
import { FilterInput } from "./filter-input.tsx";
import { filters } from "#texts/en/filters.ts";

/** One field of each kind; the compiler reports missing kinds. */
const examples: Record<FieldKind, Partial<Field>> = {
  text: {},
  "long-text": {},
  url: {},
  email: {},
  color: {},
  secret: {},
  duration: {},
  image: {},
  file: {},
  number: {},
  boolean: {},
  date: {},
  "date-time": {},
  time: {},
  choice: { choices: [{ value: "a", label: "Ah" }] } as Partial<Field>,
  choices: { choices: [{ value: "a", label: "Ah" }] } as Partial<Field>,
  reference: { to: "none", keyPath: [] } as Partial<Field>,
  references: { to: "none", keyPath: ["id"] } as Partial<Field>,
  group: { fields: [{ kind: "text", name: "a", label: "A", isRequired: false }] } as Partial<Field>,
  list: { item: { kind: "text", name: "", label: "", isRequired: false } } as Partial<Field>,
  map: { value: { kind: "text", name: "", label: "", isRequired: true } } as Partial<Field>,
  variants: {
    types: [
      { kind: "text", name: "thing", label: "Thing", isRequired: false },
      { kind: "boolean", name: "thing", label: "Thing", isRequired: false },
    ],
  } as Partial<Field>,
  json: {},
};

/** Values of types that do not match the description. */
const values: readonly string[] = [
  '"plain"',
  '"<img src=x onerror=alert(1)>"',
  '"javascript:alert(1)"',
  "12",
  "9007199254740993",
  "1.50",
  "-0",
  "true",
  "[]",
  '["a",1,null,{"a":[{"b":2}]}]',
  "{}",
  '{"a":{"b":[1.50]},"id":9007199254740993}',
  '"2026-03-05"',
  JSON.stringify("long ".repeat(2000)),
];

const kinds = Object.keys(examples) as readonly FieldKind[];

function makeField(kind: FieldKind): Field {
  return { name: "thing", label: "Thing", isRequired: false, ...examples[kind], kind } as Field;
}

const model: AdminModel = {
  title: "",
  apiVersion: "",
  servers: [],
  resources: [],
  operations: [],
  signIn: { methods: [] },
  figures: {
    operations: { count: 0, total: 0 },
    lists: { count: 0, total: 0 },
    writes: { count: 0, total: 0 },
    assigned: { count: 0, total: 0 },
    ends: { count: 0, total: 0 },
    signIn: { count: 1, total: 1 },
  },
  problems: [],
};

async function show(
  content: ReactNode,
  resources: AdminModel["resources"] = [],
): Promise<HTMLElement> {
  render(
    <MantineProvider>
      <TextsProvider texts={{ ...mainTexts, filters }}>
        <QueryClientProvider client={testClient()}>
          <ModelContext value={{ ...model, resources }}>
            <FieldServicesProvider>
              <RouterContext value={memoryRouter().router}>
                <div data-testid="here">{content}</div>
              </RouterContext>
            </FieldServicesProvider>
          </ModelContext>
        </QueryClientProvider>
      </TextsProvider>
    </MantineProvider>,
  );
  return screen.findByTestId("here");
}

afterEach(cleanup);

test.each([
  ["is a link where a key may be empty", true, ["empty"]],
  ["is not a link where keys are never empty", undefined, []],
])("an empty reference %s", async (_claim, isEscaped, links) => {
  const key = { parameter: "id", field: ["id"], ...(isEscaped && { isEscaped }) };
  const target = { name: "none", parents: [], key: [key], operations: {} };
  const resources = [target] as unknown as AdminModel["resources"];
  const field = makeField("reference");
  const here = await show(<FieldCell field={field} value="" isWhole={false} />, resources);
  expect(here.textContent).toBe("empty");
  expect(Array.from(here.querySelectorAll("a"), (link) => link.textContent)).toEqual(links);
});

describe.each(kinds)("the view of %s", (kind) => {
  const field = makeField(kind);

  test("shows any value safely in a table and on a page", async () => {
    const here = await show(
      values.flatMap((text) => [
        <div key={`in ${text}`}>
          <FieldCell field={field} value={parseJson(text)} isWhole={false} />
        </div>,
        <div key={`whole ${text}`}>
          <FieldCell field={field} value={parseJson(text)} isWhole />
        </div>,
      ]),
    );
    for (const link of here.querySelectorAll("a")) {
      expect(link.getAttribute("href")).toMatch(/^(?:https?:|mailto:|\/)/);
    }
    expect(here.querySelector("img[src='x'], script, [onerror]")).toBeNull();
    // Except for hidden values, all digits are shown.
    if (kind !== "secret" && kind !== "image") {
      expect(here.textContent).toContain(kind === "number" ? "1.50" : "9007199254740993");
    }
  });

  test("is the same in a table without a component for each cell", async () => {
    const shown = [...values, "null", '""', '"a\\nb"', '"2026-03-05T09:30:00Z"', '"a@b.example"'];
    const here = await show(
      shown.flatMap((text) => [
        <div key={`component ${text}`} data-view>
          <FieldCell field={field} value={parseJson(text)} isWhole={false} />
        </div>,
        <div key={`content ${text}`} data-content>
          <Content field={field} value={parseJson(text)} />
        </div>,
      ]),
    );
    const markup = (selector: string): readonly string[] =>
      Array.from(here.querySelectorAll(selector), (one) => one.innerHTML);
    expect(markup("[data-content]")).toEqual(markup("[data-view]"));
  });

  test("distinguishes null, empty and missing", async () => {
    const here = await show(
      <>
        <div title="null">
          <FieldCell field={field} value={null} isWhole={false} />
        </div>
        <div title="empty">
          <FieldCell field={field} value="" isWhole={false} />
        </div>
        <div title="missing">
          <FieldCell field={field} value={undefined} isWhole={false} />
        </div>
      </>,
    );
    const texts = ["null", "empty", "missing"].map(
      (title) => here.querySelector(`div[title=${title}]`)?.textContent,
    );
    expect(texts).toEqual(["—", "empty", ""]);
  });

  test("has an input with label, description and error", async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const described = { ...field, description: "What it is for." };
    const here = await show(
      <FieldInput
        field={described}
        value={undefined}
        onChange={onChange}
        problems={[{ path: [], message: "Not this one." }]}
      />,
    );
    expect(here.textContent).toContain("Thing");
    expect(here.textContent).toContain("What it is for.");
    expect(here.textContent).toContain("Not this one.");
    expect(onChange).not.toHaveBeenCalled();
  });

  test("has an input for any value", async () => {
    const here = await show(
      values.map((text) => (
        <FieldInput
          key={text}
          field={field}
          value={parseJson(text)}
          onChange={() => undefined}
          problems={[]}
        />
      )),
    );
    expect(here.querySelector("input, select, textarea, button")).not.toBeNull();
  });

  test("has a filter for selected or typed values", async () => {
    const onChange = vi.fn<(values: readonly string[]) => void>();
    const here = await show(
      <FilterInput field={field} label="Thing is" operator="is" values={[]} onChange={onChange} />,
    );
    const choice = here.querySelector("input:is([type=checkbox], [type=radio])");
    if (choice === null) {
      const control = screen.getByLabelText("Thing is");
      fireEvent.change(control, { target: { value: typedFor(control) } });
    } else {
      fireEvent.click(choice);
    }
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange.mock.calls[0]?.[0]).toHaveLength(1);
  });
});

function Content({ field, value }: Pick<Parameters<typeof FieldCell>[0], "field" | "value">) {
  const tools = { t: useTexts("fields"), formats: useFormats() };
  return cellContent(field, value, {}, tools);
}

const typed: Readonly<Record<string, string>> = {
  date: "2026-03-05",
  "datetime-local": "2026-03-05T09:30",
  time: "09:30",
};

function typedFor(control: HTMLElement): string {
  return typed[control.getAttribute("type") ?? ""] ?? "7";
}
