import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode, Ref } from "react";
import type { Address } from "#addresses/address.ts";
import { stringifySearch } from "#addresses/search.ts";

interface AppLinkProps {
  readonly address: Address;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly "aria-current"?: "page" | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly role?: "menuitem";
  readonly "data-row-link"?: boolean;
}

/**
 * A link inside the console. The router's own `Link` follows every change of the address to know whether it is
 * active; a thousand of them in a table make each click wait.
 */
export function AppLink({ address, children, ...rest }: AppLinkProps): ReactNode {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ to: address.to, search: address.search });
  }

  return (
    <a
      {...rest}
      href={router.history.createHref(writePlace(router.basepath, address))}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** What the router would write; it takes its time to find out that our addresses are whole already. */
function writePlace(base: string, { to, search }: Address): string {
  return base.replace(/\/$/, "") + to + stringifySearch(search);
}
