import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode, use, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Good morning, {name}</p>;

class Caught extends Component<{ readonly children: ReactNode }, { readonly said?: string }> {
  override state: { readonly said?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { said: error.message };
  }
  override render() {
    return this.state.said ?? this.props.children;
  }
}

test("the fallback stands until the part is there, which is loaded once for all", async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Later = lazyComponent(load);
  render(
    <>
      <Later name="Ada" fallback="One moment" />
      <Later name="Grace" />
    </>,
  );
  expect(document.body.textContent).toBe("One moment");
  await screen.findByText("Good morning, Ada");
  expect(document.body.textContent).toBe("Good morning, AdaGood morning, Grace");
  expect(load).toHaveBeenCalledOnce();
});

test("what is there already stands at once", async () => {
  const Later = lazyComponent(() => Promise.resolve(Greeting));
  const first = render(<Later name="Ada" />);
  await screen.findByText("Good morning, Ada");
  first.unmount();
  render(<Later name="Grace" fallback="One moment" />);
  expect(document.body.textContent).toBe("Good morning, Grace");
});

test("a part that does not come throws where it stands, and is tried again when it is shown again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error("The line is dead"));
  const Later = lazyComponent(load);
  const first = render(
    <Caught>
      <Later name="Ada" />
    </Caught>,
  );
  await screen.findByText("The line is dead");
  first.unmount();
  render(<Later name="Ada" />);
  await screen.findByText("Good morning, Ada");
  expect(load).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test("what is fetched early in vain is tried again when it is shown", async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error("The line is dead"));
  const Later = lazyComponent(load);
  Later.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  render(<Later name="Ada" />);
  await screen.findByText("Good morning, Ada");
  expect(load).toHaveBeenCalledTimes(2);
});

test("what a part waits for later hides no more than the part", async () => {
  const never = new Promise<string>(() => undefined);
  function Waiting() {
    const [isWaiting, setIsWaiting] = useState(false);
    return <button onClick={() => setIsWaiting(true)}>{isWaiting ? use(never) : "Wait"}</button>;
  }
  const Later = lazyComponent(() => Promise.resolve(Waiting));
  render(
    <>
      Beside it, <Later fallback="one moment" />
    </>,
  );
  const button = await screen.findByText("Wait");
  await act(() => Promise.resolve(fireEvent.click(button)));
  expect(document.body.textContent).toContain("one moment");
  expect(document.body.textContent).toContain("Beside it");
});
