import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { retainText } from "./retain-text.ts";

test("text and focus remain when another sign-in method replaces the form", async () => {
  render(<Login />, { container: document.body.appendChild(createRoot()) });
  const token = screen.getByLabelText("described token");
  token.focus();
  fireEvent.input(token, { target: { value: "abc" } });
  await act(async () => retainText(() => fireEvent.click(screen.getByText("Correct"))));
  const corrected = screen.getByLabelText("corrected token");
  expect(corrected).toHaveProperty("value", "abc");
  expect(document.activeElement).toBe(corrected);
});

function createRoot(): HTMLElement {
  const root = document.createElement("div");
  root.id = "root";
  return root;
}

function Login(): ReactNode {
  const [method, setMethod] = useState("described");
  return (
    <>
      <button type="button" onClick={() => setMethod("corrected")}>
        Correct
      </button>
      <Form key={method} method={method} />
    </>
  );
}

function Form({ method }: { readonly method: string }): ReactNode {
  const [token, setToken] = useState("");
  return (
    <form>
      <input
        name="token"
        aria-label={`${method} token`}
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
    </form>
  );
}
