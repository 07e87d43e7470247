import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { findFilterProofs } from "./find-ignored.ts";

const car = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "integer" },
    plate: { type: "string" },
    electric: { type: "boolean" },
    seats: { type: "integer" },
    ownerId: { type: "integer" },
  },
};
const filters = Object.keys(car.properties).map((name) => ({
  name,
  in: "query",
  schema: car.properties[name as keyof typeof car.properties],
}));
const list = (schema: object, parameters: readonly object[] = []) => ({
  get: {
    parameters,
    responses: {
      "200": { content: { "application/json": { schema: { type: "array", items: schema } } } },
    },
  },
});
const owner = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
};
const model = await createModel(
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Garage", version: "1" },
    paths: { "/cars": list(car, filters), "/owners": list(owner), "/owners/{id}": list(owner) },
  }),
);
const cars = model.resources.find(({ name }) => name === "cars");
if (cars === undefined) throw new Error("The document has no cars.");
const rows = [
  { id: 1, plate: "A 1", electric: true, seats: null, ownerId: null },
  { id: 2, plate: "B 2", electric: false, seats: 4, ownerId: 7 },
];
const proofs = (chosen: Readonly<Record<string, readonly string[]>>) =>
  findFilterProofs(cars, { page: 1, sort: [], search: "", filters: chosen }, rows);

test("a value of a row proves a filter, if possible the chosen one", () => {
  expect(proofs({ electric: ["false"] })).toEqual([{ name: "electric", value: "false" }]);
  expect(proofs({ seats: ["9"] })).toEqual([{ name: "seats", value: "4" }]);
  expect(proofs({ ownerId: ["3"] })).toEqual([{ name: "ownerId", value: "7" }]);
});

test("nothing proves a text, or a filter that is not requested", () => {
  expect(proofs({ plate: ["C 3"], electric: [] })).toEqual([]);
  expect(findFilterProofs(cars, { page: 1, sort: [], search: "", filters: {} }, [])).toEqual([]);
});
