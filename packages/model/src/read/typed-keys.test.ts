import { expect, test } from "vitest";
import { listTypedKeys } from "./typed-keys.ts";

test.each([
  ["words", ["default", "photos", "music-2024"], ["id"]],
  ["words with numbers", ["fold-001", "fold-002", "grp/fold 005"], ["id"]],
  ["addresses", ["crew.example.org", "mates.example.org"], ["id"]],
  ["numbers", [1, 2, 3], []],
  ["numbers as text", ["1", "2", "30"], []],
  ["UUIDs", ["8c5e1f9a-43c2-4c8e-9d6e-0b8d3f6f2a11", "0f8fad5b-d9cb-469f-a165-70867728950e"], []],
  ["codes with a prefix", ["cus_9s6XKzkNRiz8i3", "cus_8f3k2aa"], []],
  ["short codes", ["xWMyZ4YEGZ", "Ed1nuqPvcm"], []],
  ["hexadecimal codes", ["507f1f77bcf86cd799439011", "507f191e810c19729de860ea"], []],
  ["values of several records", ["north", "north"], []],
])("keys that are %s", (_, values, names) => {
  expect(listTypedKeys(values.map((id) => ({ id, size: 4 })))).toEqual(names);
});
