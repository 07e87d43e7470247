import {
  type KeyedRecordRef,
  type RowEffect,
  buildEffectsRequest,
  readCopies,
  readEffects,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { httpOf } from "#queries/client-http.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./history.module.css";

interface RowEffectsProps {
  readonly effects: readonly RowEffect[];
  /** The write is a new key, not a deletion. */
  readonly isKey?: boolean;
}

/** Effects of a deletion or of a new key on other records. */
export function RowEffects({ effects, isKey = false }: RowEffectsProps): ReactNode {
  const t = useTexts("history");
  const { number } = useFormat();
  const model = useModel();
  return (
    <ul className={classes.effects}>
      {effects.map(({ resource: name, action, count, isExact }, index) => {
        const labels = model.resources.find((one) => one.name === name)?.labels;
        const records = labels?.many ?? t("effects.others");
        const text = action === "prevent" && isKey ? "preventKey" : action;
        return (
          <li key={`${index} ${name ?? ""}`} data-action={action}>
            {text === "forget"
              ? t("effects.forget")
              : count === undefined
                ? t(`effects.some.${text}`, { records })
                : t(`effects.${text}`, {
                    records,
                    number: `${number(count)}${isExact ? "" : "+"}`,
                  })}
          </li>
        );
      })}
    </ul>
  );
}

/** Effects of a write on other records, and the copies with which undo of a deletion restores all of them. */
interface ListedEffects {
  readonly effects: readonly RowEffect[] | undefined;
  readonly copies?: object;
}

/**
 * Reads the effects of a deletion or of a new key on other records; undefined if the API does not list them, or not in
 * time.
 */
export async function readRowEffects(
  client: QueryClient,
  target: KeyedRecordRef,
  role: "remove" | "update",
): Promise<ListedEffects> {
  const request = buildEffectsRequest(target, role);
  if (request === undefined) return { effects: undefined };
  try {
    const { body } = await httpOf(client).sendInSession(request);
    const copies = readCopies(body);
    return { effects: readEffects(body), ...(copies !== undefined && { copies }) };
  } catch {
    // The write is confirmed as without the list.
    return { effects: undefined };
  }
}
