import { locateField } from "@quarterdeck/model";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { readCorrections } from "#storage/corrections.ts";

/** JSON pointer of a field inside the schema at `pointer`; null if the document does not contain it. */
export function fieldLocationOptions(
  client: QueryClient,
  pointer: string | undefined,
  names: readonly string[],
) {
  return queryOptions({
    queryKey: [{ scope: "model", kind: "field-location", pointer, names }],
    staleTime: Infinity,
    queryFn: async () => {
      if (pointer === undefined) return null;
      const { writeOpenApi } = await import("#queries/model/apply-corrections.ts");
      const text = await writeOpenApi(client, await readCorrections());
      return locateField(JSON.parse(text) as unknown, pointer, names) ?? null;
    },
  });
}
