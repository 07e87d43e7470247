import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/** What somebody would write by hand for this one list: no console, no model, the same rows and columns. */

type Order = Readonly<Record<string, string | number | boolean | null>>;

const columns = "number customer_id status placed_at total discount is_gift shipped_at".split(" ");
const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });
const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

function List() {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<readonly Order[]>([]);
  const size = new URLSearchParams(location.search).get("size") ?? "25";
  useEffect(() => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token") ?? ""}` };
    void fetch(`/api/orders?page=${page}&perPage=${size}`, { headers })
      .then((answer) => answer.json())
      .then((answer: { readonly data: readonly Order[] }) => setRows(answer.data));
  }, [page, size]);
  return (
    <main>
      <button aria-label="Next page" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row["id"])}>
              {columns.map((name) => (
                <td key={name}>
                  <Cell name={name} value={row[name] ?? null} id={row["id"] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

function Cell({
  name,
  value,
  id,
}: {
  readonly name: string;
  readonly value: Order[string];
  readonly id: Order[string];
}) {
  if (value === null || value === undefined) return "—";
  if (name === "number") return <a href={`/orders/${String(id)}`}>{value}</a>;
  if (name === "customer_id") return <a href={`/customers/${String(value)}`}>{value}</a>;
  if (name === "total" || name === "discount") return money.format(Number(value));
  if (name.endsWith("_at")) return time.format(new Date(String(value)));
  return String(value);
}

createRoot(document.body).render(<List />);
