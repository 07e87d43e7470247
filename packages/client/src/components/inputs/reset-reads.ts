import { matchQuery, type QueryClient } from "@tanstack/react-query";

/** Reads everything from the API again; its description stays, with the screens that show it. */
export async function resetReads(client: QueryClient): Promise<void> {
  const queryKey = [{ scope: "model" }];
  await client.resetQueries({ predicate: (query) => !matchQuery({ queryKey }, query) });
}
