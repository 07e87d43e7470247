import { type AdminModel, createModel } from "@quarterdeck/model";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { queryKeys } from "#queries/keys.ts";
import { ModelContext } from "#queries/model/use-model.ts";
import { useTiles } from "./use-tiles.ts";

const rows = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };

async function modelOf(...paths: readonly string[]): Promise<AdminModel> {
  const get = {
    responses: { "200": { description: "", content: { "application/json": { schema: rows } } } },
  };
  const entries = paths.map((path) => [path, { get }]);
  return createModel(JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(entries) }));
}

test("the first tiles are those of the lists that a sign-in shows", async () => {
  const client = new QueryClient();
  let model = await modelOf("/config");
  const showing = (next: AdminModel): void => {
    model = next;
    client.setQueryData(queryKeys.model(), next);
  };
  showing(model);
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <QueryClientProvider client={client}>
      <ModelContext value={model}>{children}</ModelContext>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(() => useTiles(undefined), { wrapper });
  const pathsOf = () => result.current.tiles?.map(({ path }) => path);
  await waitFor(() => expect(pathsOf()).toEqual(["/config"]));
  showing(await modelOf("/folders", "/devices"));
  rerender();
  await waitFor(() => expect(pathsOf()).toEqual(["/folders", "/devices"]));
  expect(result.current.isArranged).toBe(false);
});
