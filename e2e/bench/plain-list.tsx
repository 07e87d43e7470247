import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/**
 * A hand-written page for this one list, without console and model. `?bare`: texts and links in the browser's default
 * style; otherwise the same table as the console's, with checkboxes, menus, marks and pinned cells.
 */

type Order = Readonly<Record<string, string | number | boolean | null>>;

interface CellProps {
  readonly name: string;
  readonly value: Order[string];
  readonly id: string;
}

const columns = "number customer_id status placed_at total discount is_gift shipped_at".split(" ");
const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });
const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const query = new URLSearchParams(location.search);
const isBare = query.has("bare");
const Cell = isBare ? BareCell : LikeOurs;

function List() {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<readonly Order[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const size = query.get("size") ?? "25";
  useEffect(() => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token") ?? ""}` };
    void fetch(`/api/orders?page=${page}&perPage=${size}`, { headers })
      .then((reply) => reply.json())
      .then((reply: { readonly data: readonly Order[] }) => setRows(reply.data));
  }, [page, size]);

  function choose(id: string): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <main className={isBare ? undefined : "like-ours"}>
      <button aria-label="Next page" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <table>
        <thead>
          <tr>
            {!isBare && <th aria-label="Chosen" />}
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
            {!isBare && <th aria-label="Actions" />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = String(row["id"]);
            return (
              <tr key={id}>
                {!isBare && (
                  <td>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`Choose ${String(row["number"])}`}
                        checked={chosen.has(id)}
                        onChange={() => choose(id)}
                      />
                    </label>
                  </td>
                )}
                {columns.map((name) => (
                  <td key={name}>
                    <Cell name={name} value={row[name] ?? null} id={id} />
                  </td>
                ))}
                {!isBare && (
                  <td>
                    <button aria-label={`Actions of ${String(row["number"])}`} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </main>
  );
}

function BareCell({ name, value, id }: CellProps): ReactNode {
  if (value === null || value === undefined) return "—";
  if (name === "number") return <a href={`/orders/${id}`}>{value}</a>;
  if (name === "customer_id") return <a href={`/customers/${String(value)}`}>{value}</a>;
  if (name === "total" || name === "discount") return money.format(Number(value));
  if (name.endsWith("_at")) return time.format(new Date(String(value)));
  return String(value);
}

function LikeOurs(props: CellProps): ReactNode {
  const { name, value } = props;
  if (value === null || value === undefined) return <span title="No value">—</span>;
  const text = BareCell(props);
  if (name === "status") return <span className="badge">{text}</span>;
  if (name === "total" || name === "discount") {
    return (
      <span className="number" title={String(value)}>
        {text}
      </span>
    );
  }
  if (name.endsWith("_at")) {
    return (
      <time className="number" dateTime={String(value)} title={String(value)}>
        {text}
      </time>
    );
  }
  return text;
}

createRoot(document.body).render(<List />);
