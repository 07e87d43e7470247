import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { listAddress } from "#addresses/resource-address.ts";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { Confidence } from "./confidence.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { Facts } from "./facts.tsx";
import type { ResourceEntry } from "./index-report.ts";
import { OperationList } from "./operation-list.tsx";
import classes from "./report.module.css";
import { useResourceFacts } from "./resource-facts.ts";

interface ResourceCardProps {
  readonly entry: ResourceEntry;
  /** True for the only match. */
  readonly isOpenAtFirst: boolean;
}

/** Resource in one line, with details when it is opened. */
export function ResourceCard({ entry, isOpenAtFirst }: ResourceCardProps): ReactNode {
  const t = useTexts("report");
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { resource, operations } = entry;
  const roles = operations.filter(({ role }) => role !== "action");
  return (
    <details
      className={classes.card}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{resource.labels.many}</h3>
        <code className={classes.pointer}>{resource.name}</code>
        <span className={classes.roles}>
          {[...new Set(roles.map(({ role }) => t(`does.${role}`)))].join(" · ")}
        </span>
        <LowestConfidence entry={entry} />
      </summary>
      {isOpen && <OpenCard entry={entry} />}
    </details>
  );
}

/** Lowest confidence, which needs a review first. */
function LowestConfidence({ entry }: { readonly entry: ResourceEntry }): ReactNode {
  const { evidence, list, fields } = entry.resource;
  const all = [
    ...evidence,
    ...(list?.evidence ?? []),
    ...fields.flatMap((field) => field.evidence ?? []),
  ];
  const lowest = all.toSorted((a, b) => a.confidence - b.confidence)[0];
  if (lowest === undefined) return null;
  return (
    <span className={classes.evidence}>
      <Confidence value={lowest.confidence} />
    </span>
  );
}

function OpenCard({ entry }: Omit<ResourceCardProps, "isOpenAtFirst">): ReactNode {
  const t = useTexts("report");
  const model = useModel();
  const correct = useCorrect();
  const facts = useResourceFacts(entry);
  const { resource, operations } = entry;
  const { labels, parents, list } = resource;
  return (
    <div className={classes.open}>
      {resource.description !== undefined && <p>{resource.description}</p>}
      <div className={classes.buttons}>
        {parents.length === 0 && (
          <AppLink address={listAddress(model, resource)} className={classes.link}>
            {t("openOf", { name: labels.many })}
          </AppLink>
        )}
        <CorrectButton
          label={t("correctResource")}
          onClick={() => correct?.({ kind: "resource", resource: resource.name })}
        />
        {list !== undefined && (
          <CorrectButton
            label={t("correctList")}
            onClick={() => correct?.({ kind: "list", resource: resource.name })}
          />
        )}
      </div>
      <Facts facts={facts} />
      {resource.fields.length > 0 && <FieldTable entry={entry} />}
      <h4>{t("operations")}</h4>
      <OperationList operations={operations} />
    </div>
  );
}

function CorrectButton({
  label,
  onClick,
}: {
  readonly label: string;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <Button variant="default" size="compact-sm" onClick={onClick}>
      {label}
    </Button>
  );
}

function FieldTable({ entry }: Omit<ResourceCardProps, "isOpenAtFirst">): ReactNode {
  const t = useTexts("report");
  const ofKinds = useTexts("schemaChanges");
  const correct = useCorrect();
  return (
    <>
      <h4>{t("fields")}</h4>
      <ul className={classes.fields}>
        {entry.resource.fields.map((field) => (
          <li key={field.name}>
            <code>{field.name}</code>
            <span>{field.label}</span>
            <span className={classes.kind}>
              {field.kind === "reference" || field.kind === "references"
                ? `→ ${field.to}`
                : ofKinds(`kinds.${field.kind}`)}
            </span>
            <EvidenceList evidence={field.evidence === undefined ? [] : [field.evidence]} />
            <button
              type="button"
              className={classes.correct}
              aria-label={t("correctOf", { subject: t("fieldOf", { name: field.name }) })}
              onClick={() =>
                correct?.({ kind: "field", resource: entry.resource.name, field: field.name })
              }
            >
              {t("correct")}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
