import { expect, test } from "vitest";
import { joinObjects, ownMember, setOwnMember } from "./own-member.ts";

const names = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__", "then", "a"];

test.each(names)("%s is read only where it is an own member", (name) => {
  expect(ownMember({}, name)).toBeUndefined();
  expect(ownMember(undefined, name)).toBeUndefined();
  expect(ownMember(JSON.parse(`{"${name}":1}`), name)).toBe(1);
});

test.each(names)("%s is set as an own member", (name) => {
  const record: { [name: string]: object } = {};
  setOwnMember(record, name, { x: 1 });
  expect(JSON.stringify(record)).toBe(`{"${name}":{"x":1}}`);
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
});

test.each(names)("%s is joined as an own member", (name) => {
  const joined = joinObjects([JSON.parse(`{"${name}":{"x":1}}`), { b: {} }]);
  expect(JSON.stringify(joined)).toBe(`{"${name}":{"x":1},"b":{}}`);
});
