interface Named {
  readonly schema: string;
  readonly name: string;
}

/** Paths that the service uses itself. Addresses cannot have a segment `.` or `..` either. */
const reserved = new Set([
  "accounts",
  "aggregates",
  "auth",
  "database",
  "functions",
  "openapi.json",
]);

/** Names the tables: by name if that is unique, else `schema.name`. */
export function nameTables(relations: readonly Named[]): readonly string[] {
  const bare = countOf(relations.map(({ name }) => name));
  const isPlain = ({ name }: Named): boolean =>
    bare.get(name) === 1 && !reserved.has(name) && !/^\.{1,2}$/.test(name);
  const taken = new Set(relations.filter(isPlain).map(({ name }) => name));
  return relations.map((relation) => {
    if (isPlain(relation)) return relation.name;
    let path = `${relation.schema}.${relation.name}`;
    while (taken.has(path)) path += "_";
    taken.add(path);
    return path;
  });
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
