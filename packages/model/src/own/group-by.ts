/** Groups values by their keys, in order. A value has any number of keys. */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keysOf: (value: Value) => Iterable<Key>,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [value]);
      else group.push(value);
    }
  }
  return groups;
}
