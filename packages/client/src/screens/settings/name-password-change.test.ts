// @vitest-environment node
import type { Operation } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { namePasswordChange } from "./name-password-change.ts";

const words = {
  changePassword: "Ändern",
  currentPassword: "Jetziges",
  newPassword: "Neues",
  repeatPassword: "Neues noch einmal",
};

function change(names: readonly string[]): Operation {
  const fields = names.map((name) => ({
    name,
    label: name,
    kind: name === "hint" ? "text" : "secret",
  }));
  return { label: "Change it", body: { field: { kind: "group", fields } } } as unknown as Operation;
}

test.each([
  [
    ["current", "password"],
    ["Jetziges", "Neues"],
  ],
  [
    ["old_password", "new_password", "new_password_confirmation"],
    ["Jetziges", "Neues", "Neues noch einmal"],
  ],
  [
    ["currentPassword", "hint", "password"],
    ["Jetziges", "hint", "Neues"],
  ],
  [
    ["current", "pin", "password"],
    ["current", "pin", "password"],
  ],
])("the fields %j have labels", (names, want) => {
  const { label, body } = namePasswordChange(change(names), words);
  expect(label).toBe("Ändern");
  expect(body?.field.kind === "group" && body.field.fields.map((field) => field.label)).toEqual(
    want,
  );
});
