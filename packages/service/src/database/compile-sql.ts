import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { CompiledQuery, RawBuilder } from "kysely";

/** Compiles SQL with Kysely, which never runs it: quoted identifiers, numbered parameters. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function compileSql(
  fragment: RawBuilder<unknown>,
): Pick<CompiledQuery, "sql" | "parameters"> {
  return fragment.compile(writer);
}
