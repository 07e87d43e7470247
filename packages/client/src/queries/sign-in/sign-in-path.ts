import { ownMember } from "@quarterdeck/model";

/** Fills the names in braces of a sign-in's path with entered values. */
export function fillSignInPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
    encodeURIComponent(ownMember(values, name) ?? whole),
  );
}

/** True if a path is one of a sign-in with entered values. */
export function isSignInPath(path: string, template: string): boolean {
  const segments = template.split("/");
  const others = path.split("/");
  return (
    segments.length === others.length &&
    segments.every((segment, at) => segment === others[at] || /^\{.+\}$/.test(segment))
  );
}
