import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode, use, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Good morning, {name}</p>;

class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly message?: string }
> {
  override state: { readonly message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test("the fallback is shown until the component is loaded, once for all", async () => {
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

test("a loaded component is shown at once", async () => {
  const Later = lazyComponent(() => Promise.resolve(Greeting));
  const first = render(<Later name="Ada" />);
  await screen.findByText("Good morning, Ada");
  first.unmount();
  render(<Later name="Grace" fallback="One moment" />);
  expect(document.body.textContent).toBe("Good morning, Grace");
});

test("a component that fails to load throws, and the next mount tries again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error("The line is dead"));
  const Later = lazyComponent(load);
  const first = render(
    <ErrorBoundary>
      <Later name="Ada" />
    </ErrorBoundary>,
  );
  await screen.findByText("The line is dead");
  first.unmount();
  render(<Later name="Ada" />);
  await screen.findByText("Good morning, Ada");
  expect(load).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test("a failed prefetch is tried again when the component is shown", async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error("The line is dead"));
  const Later = lazyComponent(load);
  void Later.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  render(<Later name="Ada" />);
  await screen.findByText("Good morning, Ada");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a component that suspends later hides only itself", async () => {
  const never = new Promise<string>(() => undefined);
  function Waiting() {
    const [isWaiting, setIsWaiting] = useState(false);
    return <button onClick={() => setIsWaiting(true)}>{isWaiting ? use(never) : "Wait"}</button>;
  }
  const Later = lazyComponent(() => Promise.resolve(Waiting));
  render(
    <>
      Sibling, <Later fallback="one moment" />
    </>,
  );
  const button = await screen.findByText("Wait");
  await act(() => Promise.resolve(fireEvent.click(button)));
  expect(document.body.textContent).toContain("one moment");
  expect(document.body.textContent).toContain("Sibling");
});
