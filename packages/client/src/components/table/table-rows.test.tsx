import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TableRows } from "./table-rows.tsx";

const columns = [{ id: "id", align: "start" as const, renderCell: (row: number) => row }];

function Table({ count }: { readonly count: number }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <table>
        <tbody>
          <TableRows
            columns={columns}
            rows={Array.from({ length: count }, (_, index) => index)}
            frame={frame}
            rowHeight={42}
          />
        </tbody>
      </table>
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a long table shows the first rows in the cells of the page before", async () => {
  const { container, rerender } = render(<Table count={25} />);
  const rows = () => container.querySelectorAll("tr");
  const cell = container.querySelector("td");
  expect(rows()).toHaveLength(25);

  rerender(<Table count={1000} />);
  expect(container.querySelector("td")).toBe(cell);
  // The others are one element of their height, and hidden rows for scripts that count.
  expect(container.querySelectorAll("td").length).toBeLessThan(60);
  await waitFor(() => expect(rows()).toHaveLength(1000));
  await waitFor(() =>
    expect(container.querySelector("tr[data-index='999'] td")?.textContent).toBe("999"),
  );
  expect(rows()).toHaveLength(1000);

  rerender(<Table count={25} />);
  expect(rows()).toHaveLength(25);
});

test("rows that stay are not moved while a long table scrolls", async () => {
  let offset = 0;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.localName === "tbody") return new DOMRect(0, -offset, 800, 42_000);
    return new DOMRect(0, 0, 800, this.localName === "tr" ? 42 : 600);
  });
  const { container } = render(<Table count={1000} />);
  const row = (index: number) => container.querySelector(`tr[data-index='${index}']`);
  await waitFor(() => expect(row(999)).not.toBeNull());
  const removed: Node[] = [];
  const observer = new MutationObserver((records) =>
    removed.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
  );
  observer.observe(container, { childList: true, subtree: true });
  offset = 42 * 16;
  fireEvent.scroll(document);
  await waitFor(() => expect(row(1)).toBeNull());
  expect(removed.filter(({ isConnected }) => isConnected)).toEqual([]);
});
