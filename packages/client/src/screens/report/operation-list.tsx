import type { Operation } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { operationAddress } from "#addresses/address.ts";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { MethodBadge } from "#components/resources/method-badge.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { EvidenceList } from "./evidence-list.tsx";
import classes from "./report.module.css";

interface OperationListProps {
  readonly operations: readonly Operation[];
}

/** Operations with their roles. */
export function OperationList({ operations }: OperationListProps): ReactNode {
  const t = useTexts("report");
  const correct = useCorrect();
  return (
    <ul className={classes.operations}>
      {operations.map((operation) => (
        <li key={operation.id}>
          <MethodBadge method={operation.method} />
          <AppLink address={operationAddress(operation.id)} className={classes.link}>
            {operation.label}
          </AppLink>
          <code className={classes.pointer}>{operation.path}</code>
          <span className={classes.kind}>{t(`does.${operation.role}`)}</span>
          <EvidenceList evidence={operation.evidence} />
          <button
            type="button"
            className={classes.correct}
            aria-label={t("correctOf", { subject: t("operation", { name: operation.label }) })}
            onClick={() =>
              correct?.({
                kind: "operation",
                operation: operation.id,
                ...(operation.resource === undefined ? {} : { resource: operation.resource }),
              })
            }
          >
            {t("correct")}
          </button>
        </li>
      ))}
    </ul>
  );
}
