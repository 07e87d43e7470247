import type { IndexRow, RelationRow } from "#tables/catalog-rows.ts";
import { mostUnindexedRows } from "#tables/explain-search.ts";
import { readFullText } from "#tables/full-text.ts";
import type { Column, Table } from "#tables/table.ts";

const searchedColumns = 8;

export interface SearchFacts {
  readonly relation: RelationRow;
  readonly columns: readonly Column[];
  readonly indexes: readonly IndexRow[];
  readonly namesOf: (numbers: readonly number[]) => readonly string[];
}

/** Columns that search covers, and the index that it uses. */
export function readSearch({
  relation,
  columns,
  indexes,
  namesOf,
}: SearchFacts): Pick<Table, "searched" | "fullText" | "isSearchIndexed"> {
  const texts = columns
    .filter(
      ({ type, limits, isSecret }) =>
        type.kind === "text" && limits.choices === undefined && !isSecret,
    )
    .map(({ name }) => name);
  const isIndexed = new Set(
    indexes.filter((row) => row.is_trigram && row.is_whole).flatMap((row) => namesOf(row.columns)),
  );
  const indexed = texts.filter((name) => isIndexed.has(name));
  const isSmall = relation.estimated_rows <= mostUnindexedRows;
  const fullText = readFullText(indexes, namesOf);
  const isSecret = columns.some(
    (column) => column.isSecret && fullText?.columns.includes(column.name),
  );
  if (indexed.length === 0 && !isSmall && fullText !== undefined && !isSecret)
    return { searched: fullText.columns, fullText, isSearchIndexed: true };
  const searched = indexed.length > 0 ? indexed : isSmall ? texts.slice(0, searchedColumns) : [];
  return { searched, fullText: undefined, isSearchIndexed: indexed.length > 0 };
}
