import { Component, type ReactNode } from "react";
import { removePageForm } from "#components/page/page-form.ts";
import type { RouterLocation } from "#router/location.ts";
import { useLocationPart } from "#router/use-router.ts";
import { RouteFailed } from "./route-failed.tsx";

/** Shows a failure instead of a screen that threw, until the next navigation. */
export function RouteBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const location = useLocationPart((current) => current);
  return <Boundary location={location}>{children}</Boundary>;
}

interface BoundaryProps {
  readonly location: RouterLocation;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: RouterLocation;
  readonly failure?: { readonly error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return location === state.location ? null : { location, failure: undefined };
  }

  override componentDidCatch(): void {
    removePageForm();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <RouteFailed error={failure.error} onRetry={() => this.setState({ failure: undefined })} />
    );
  }
}
