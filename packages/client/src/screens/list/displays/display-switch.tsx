import { Button } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { IconTable } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { withoutMonth } from "#addresses/display-month.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { toolLook } from "#components/buttons/tool-look.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { displayNames } from "#texts/en/display-names.ts";
import { createTextsHook } from "#texts/lazy-texts.ts";
import { type Display, findDisplays, writeDisplay } from "./find-displays.ts";

const DisplayMenu = lazyComponent(async () => (await import("./display-menu.tsx")).DisplayMenu);

// Most lists are tables.
const DisplayIcon = lazyComponent(async () => (await import("./display-icon.tsx")).DisplayIcon);

const useDisplayNames = createTextsHook("displayNames", displayNames);

interface DisplaySwitchProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  /** Value of the address; undefined: a table. */
  readonly display: string | undefined;
  readonly onDisplay: (display: string | undefined) => void;
}

export interface DisplayOption {
  /** Value in the address; undefined: a table. */
  readonly value: string | undefined;
  readonly name: string;
  readonly kind: Display["kind"] | "table" | "cards";
}

/** Menu of the displays that the fields of a list allow; empty if that is only the table. */
export function DisplaySwitch(props: DisplaySwitchProps): ReactNode {
  const { resource, parents, display, onDisplay } = props;
  const t = useDisplayNames();
  const chunk = useChunk();
  const [button, setButton] = useState<HTMLElement>();
  const [isPhone] = useState(() => matchMedia("(max-width: 47.99em)").matches);
  const displays = findDisplays({ chunk, resource, parents });
  const hasCards = isPhone || display === "cards";
  if (displays.length === 0 && !hasCards) return null;
  const table: DisplayOption = {
    value: isPhone ? "table" : undefined,
    name: t("table"),
    kind: "table",
  };
  const cards: DisplayOption = {
    value: isPhone ? undefined : "cards",
    name: t("cards"),
    kind: "cards",
  };
  const options: readonly DisplayOption[] = [
    ...(hasCards ? [cards] : []),
    table,
    ...displays.map((one) => ({
      value: writeDisplay(one),
      name: t(one.kind, { label: one.field.label }),
      kind: one.kind,
    })),
  ];
  const base = display && withoutMonth(display);
  const shown = options.find(({ value }) => value === base) ?? table;
  const label = t("display", { name: shown.name });
  const icon = <IconTable size="1rem" aria-hidden="true" />;
  return (
    <>
      <Button
        {...toolLook}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {shown.kind === "table" ? icon : <DisplayIcon kind={shown.kind} fallback={icon} />}
      </Button>
      {button !== undefined && (
        <DisplayMenu
          {...{ label, button, options, shown, onDisplay }}
          onClose={() => setButton(undefined)}
        />
      )}
    </>
  );
}
