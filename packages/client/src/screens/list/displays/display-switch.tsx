import { Button } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { type Icon, IconLayoutGrid, IconLayoutKanban, IconTable } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { toolLook } from "#components/buttons/tool-look.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useDisplayTexts } from "#texts/use-display-texts.ts";
import { findDisplays, writeDisplay } from "./find-displays.ts";

const DisplayMenu = lazyComponent(async () => (await import("./display-menu.tsx")).DisplayMenu);

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
  readonly Icon: Icon;
}

const icons = { board: IconLayoutKanban, gallery: IconLayoutGrid };

/** Menu of the displays that the fields of a list allow; empty if that is only the table. */
export function DisplaySwitch(props: DisplaySwitchProps): ReactNode {
  const { resource, parents, display, onDisplay } = props;
  const t = useDisplayTexts();
  const chunk = useChunk();
  const [button, setButton] = useState<HTMLElement>();
  const displays = findDisplays({ chunk, resource, parents });
  if (displays.length === 0) return null;
  const table: DisplayOption = { value: undefined, name: t("table"), Icon: IconTable };
  const options: readonly DisplayOption[] = [
    table,
    ...displays.map((one) => ({
      value: writeDisplay(one),
      name: t(one.kind, { label: one.field.label }),
      Icon: icons[one.kind],
    })),
  ];
  const shown = options.find(({ value }) => value === display) ?? table;
  const label = t("display", { name: shown.name });
  return (
    <>
      <Button
        {...toolLook}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        <shown.Icon size="1rem" aria-hidden="true" />
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
