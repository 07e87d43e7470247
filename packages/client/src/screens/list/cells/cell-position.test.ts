import { expect, test } from "vitest";
import { findCell, readPosition, stepFrom, stepOfKey } from "./cell-position.ts";

const names = ["id", "name", "price"];
const grid = { names, count: 3 };

test.each([
  ["right", { row: 0, name: "id" }, { row: 0, name: "name" }],
  ["right", { row: 0, name: "price" }, { row: 0, name: "price" }],
  ["left", { row: 1, name: "id" }, { row: 1, name: "id" }],
  ["down", { row: 2, name: "id" }, { row: 2, name: "id" }],
  ["up", { row: 2, name: "id" }, { row: 1, name: "id" }],
  ["start", { row: 2, name: "price" }, { row: 2, name: "id" }],
  ["end", { row: 2, name: "id" }, { row: 2, name: "price" }],
] as const)("%s of %j is %j", (step, from, want) => {
  expect(stepFrom(from, step, grid)).toEqual(want);
});

test("arrows follow the direction of the text", () => {
  expect(stepOfKey("ArrowLeft", false)).toBe("left");
  expect(stepOfKey("ArrowLeft", true)).toBe("right");
  expect(stepOfKey("x", true)).toBeUndefined();
});

test("a cell and its position lead to each other, also in a window of rows", () => {
  document.body.innerHTML = `<table><thead><tr><th data-column=" check"></th><th data-column="id"></th>
    <th data-column="name"></th></tr></thead><tbody><tr data-index="40"><td></td><td>41</td><td>A</td></tr>
    <tr data-index="41"><td></td><td>42</td><td>B</td></tr></tbody></table>`;
  const table = document.querySelector("table");
  if (table === null) throw new Error("no table");
  const cell = findCell(table, { row: 41, name: "name" });
  expect(cell?.textContent).toBe("B");
  expect(cell && readPosition(table, cell, names)).toEqual({ row: 41, name: "name" });
  const check = table.querySelector<HTMLElement>("td");
  expect(check === null || readPosition(table, check, names)).toBeUndefined();
});
