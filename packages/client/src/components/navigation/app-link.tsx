import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode, Ref } from "react";
import type { Address } from "#addresses/address.ts";
import { stringifySearch } from "#addresses/search.ts";

interface AppLinkProps {
  readonly address: Address;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly target?: "_blank";
  readonly "aria-current"?: "page" | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly role?: "menuitem";
  readonly "data-row-link"?: boolean;
}

/**
 * Link inside the console. The router's `Link` subscribes to every URL change to know if it is
 * active: with 1,000 of them in a table each click is slow.
 */
export function AppLink({ address, children, ...rest }: AppLinkProps): ReactNode {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || rest.target !== undefined || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ to: address.to, search: address.search });
  }

  return (
    <a
      {...rest}
      href={router.history.createHref(writeUrl(router.basepath, address))}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** Same result as the router's `buildLocation`, which is slower: our addresses are complete already. */
function writeUrl(base: string, { to, search }: Address): string {
  return base.replace(/\/$/, "") + to + stringifySearch(search);
}
