import type { Operation } from "@quarterdeck/model";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UnreadJson } from "#fields/values/unread-json.ts";
import { changeLanguage } from "#texts/change-language.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { mainTexts } from "#texts/main-texts.ts";
import { useFormValidation } from "./use-form-validation.ts";

const operation = {
  parameters: [],
  body: {
    isRequired: true,
    field: {
      kind: "group",
      name: "",
      label: "",
      isRequired: true,
      fields: [{ kind: "text", name: "city", label: "City", isRequired: true }],
    },
  },
} as unknown as Operation;

afterEach(async () => {
  cleanup();
  await changeLanguage("en", "en");
});

test("validation errors are in the current language", async () => {
  const values = { parameters: {}, body: {} };
  const { result } = renderHook(
    () => useFormValidation({ operation, values, before: values, serverErrors: [] }),
    {
      wrapper: ({ children }) => <TextsProvider texts={mainTexts}>{children}</TextsProvider>,
    },
  );
  act(() => void result.current.checkAll());
  expect(result.current.body).toEqual([{ path: ["city"], message: "Required" }]);
  await act(() => changeLanguage("de", "de"));
  expect(result.current.body).toEqual([{ path: ["city"], message: "Erforderlich" }]);
});

test("a value that breaks a rule can be sent anyway; invalid JSON text cannot", () => {
  const values = { parameters: {}, body: {} };
  const { result, rerender } = renderHook(
    ({ body }) =>
      useFormValidation({
        operation,
        values: { parameters: {}, body },
        before: values,
        serverErrors: [],
      }),
    {
      wrapper: ({ children }) => <TextsProvider texts={mainTexts}>{children}</TextsProvider>,
      initialProps: { body: {} as unknown },
    },
  );
  expect(result.current.canIgnore).toBe(false);
  expect(result.current.invalid).toEqual({ count: 0, attempt: 0 });
  act(() => void result.current.checkAll());
  expect(result.current.canIgnore).toBe(true);
  expect(result.current.invalid).toEqual({ count: 1, attempt: 1 });
  rerender({ body: { city: new UnreadJson("{") } });
  act(() => void result.current.checkAll());
  expect(result.current.canIgnore).toBe(false);
});

test.each(["checkAll", "noteSent"] as const)(
  "the error of the API replaces that of the browser: %s",
  (send) => {
    const values = { parameters: {}, body: {} };
    const serverErrors = [{ path: ["city"], message: "City must be a town of this country" }];
    const { result } = renderHook(
      () => useFormValidation({ operation, values, before: values, serverErrors }),
      {
        wrapper: ({ children }) => <TextsProvider texts={mainTexts}>{children}</TextsProvider>,
      },
    );
    act(() => void result.current[send]());
    expect(result.current.body).toMatchObject(serverErrors);
    expect(result.current.body).toHaveLength(1);
  },
);
