import { Button } from "@mantine/core";
import { type Field, ownMember } from "@quarterdeck/model";
import { IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { runtimeConfig } from "#config/runtime-config.ts";
import { FieldCell } from "#fields/field-cell.tsx";
import { emptinessOf } from "#fields/values/emptiness.ts";
import type { RecordValue } from "#fields/values/record-value.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
import classes from "./print-record-button.module.css";

interface PrintRecordProps {
  readonly record: RecordValue;
  readonly fields: readonly Field[];
}

/** Prints a page with the name of the console and the values of a response, and nothing else of the screen. */
export function PrintRecordButton(props: PrintRecordProps): ReactNode {
  const t = useResultTexts();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPrinter size="0.875rem" />}
        onClick={() => setIsPrinting(true)}
      >
        {t("print")}
      </Button>
      {isPrinting && <PrintedPage {...props} onChange={setIsPrinting} />}
    </>
  );
}

function PrintedPage({
  record,
  fields,
  onChange,
}: PrintRecordProps & { readonly onChange: (isPrinting: boolean) => void }): ReactNode {
  useEffect(() => {
    const finish = (): void => onChange(false);
    addEventListener("afterprint", finish, { once: true });
    // Some browsers return before the page is printed, so the event ends it.
    print();
    return () => removeEventListener("afterprint", finish);
  }, [onChange]);
  return createPortal(
    <div className={classes.page}>
      <h1>{runtimeConfig().title}</h1>
      <dl>
        {fields
          .filter(({ name }) => emptinessOf(ownMember(record, name)) === undefined)
          .map((field) => (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                {field.kind === "url" ? (
                  String(ownMember(record, field.name))
                ) : (
                  <FieldCell
                    field={field}
                    value={ownMember(record, field.name)}
                    isWhole
                    row={record}
                    fields={fields}
                  />
                )}
              </dd>
            </div>
          ))}
      </dl>
    </div>,
    document.body,
  );
}
