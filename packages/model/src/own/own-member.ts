/**
 * Own member of an object under a name from outside; undefined if it has none. A plain `record[name]` also finds
 * inherited members, such as `constructor` and `toString`.
 */
export function ownMember<Value>(
  record: { readonly [name: string]: Value } | undefined,
  name: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Sets a member under a name from outside; a plain assignment to `__proto__` changes the prototype. */
export function setOwnMember<Value>(
  record: { [name: string]: Value },
  name: string,
  value: Value,
): void {
  Object.defineProperty(record, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** Members of all objects in one object, where later ones win; unlike `Object.assign` also those named `__proto__`. */
export function joinObjects<Value>(objects: readonly { readonly [name: string]: Value }[]): {
  readonly [name: string]: Value;
} {
  return Object.fromEntries(objects.flatMap((one) => Object.entries(one)));
}
