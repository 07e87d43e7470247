import type { ResourceSummary } from "@quarterdeck/model";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { listAddress } from "#addresses/resource-address.ts";
import { ResourceIcon } from "#components/resources/resource-icon.tsx";
import { useReadFailure } from "#queries/permission-cache.ts";
import { useModel } from "#queries/model/use-model.ts";
import type { ResourceGroup } from "#components/resources/resource-groups.ts";
import classes from "./sidebar.module.css";
import { SidebarLink } from "./sidebar-link.tsx";
import { useMedia } from "#components/hooks/use-media.ts";

interface SidebarGroupListProps {
  readonly group: ResourceGroup;
  /** Name of the current resource. */
  readonly active: string | undefined;
  /** Always open. */
  readonly isForced: boolean;
  /** Initially open on small windows too. */
  readonly isOpenAtFirst: boolean;
  /** Values of the path parameters of the lists. */
  readonly parents?: ParentValues;
}

export function SidebarGroupList({
  group,
  active,
  isForced,
  isOpenAtFirst,
  parents,
}: SidebarGroupListProps): ReactNode {
  const id = useId();
  const [isChosen, setIsChosen] = useState<boolean>();
  const isWide = useMedia("(min-width: 80em)");
  const isActive = group.resources.some(({ name }) => name === active);
  const isOpen =
    isForced || group.label === undefined || (isChosen ?? (isWide || isActive || isOpenAtFirst));
  return (
    <div className={classes.group}>
      {group.label !== undefined && (
        <button
          type="button"
          className={classes.heading}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsChosen(!isOpen)}
        >
          <span className={classes.label}>{group.label}</span>
          <IconChevronRight size="0.875rem" stroke={2} aria-hidden />
        </button>
      )}
      <ul id={id} className={classes.list} hidden={!isOpen}>
        {isOpen &&
          group.resources.map((resource) => (
            <li key={resource.name}>
              <ResourceLink
                resource={resource}
                parents={parents}
                isActive={resource.name === active}
              />
            </li>
          ))}
      </ul>
    </div>
  );
}

interface ResourceLinkProps {
  readonly resource: ResourceSummary;
  readonly parents: ParentValues | undefined;
  readonly isActive: boolean;
}

function ResourceLink({ resource, parents, isActive }: ResourceLinkProps): ReactNode {
  const model = useModel();
  const readFailure = useReadFailure(resource);
  return (
    <SidebarLink
      address={listAddress(model, resource, { parents })}
      isActive={isActive}
      icon={<ResourceIcon resource={resource} />}
      mark={readFailure}
    >
      {resource.labels.many}
    </SidebarLink>
  );
}
