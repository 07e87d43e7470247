import type { Evidence } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { EvidenceList } from "./evidence-list.tsx";
import classes from "./report.module.css";

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly evidence?: readonly Evidence[];
}

/** List of facts with their evidence. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, evidence = [] }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            <EvidenceList evidence={evidence} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
