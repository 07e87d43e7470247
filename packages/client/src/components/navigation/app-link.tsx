import type { MouseEvent, ReactNode, Ref } from "react";
import type { Address } from "#addresses/address.ts";
import { useRouter } from "#router/use-router.ts";

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
  /** Path of the referenced record, which has a card. */
  readonly "data-reference"?: string;
}

/** Link inside the console. */
export function AppLink({ address, children, ...rest }: AppLinkProps): ReactNode {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || rest.target !== undefined || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate(address);
  }

  return (
    <a {...rest} href={router.createHref(address)} onClick={follow}>
      {children}
    </a>
  );
}
