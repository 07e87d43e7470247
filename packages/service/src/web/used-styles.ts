import { type ChildNode, parse, type Root, type Rule } from "postcss";

/**
 * Returns the rules of a style sheet whose classes are in a page, without custom properties that neither these rules
 * nor the page use. Conditions other than classes count as met: attributes and states change while a page is shown.
 */
export function findUsedStyles(css: string, page: string): string {
  const words = new Set(page.match(/[\w-]+/g));
  const root = parse(css);
  root.walkRules((rule) => {
    if (isOfKeyframes(rule)) return;
    const used = rule.selectors.filter((one) => classesOf(one).every((name) => words.has(name)));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  removeUnusedNames(root, page);
  root.walk(removeEmpty);
  return root.toString();
}

/** Classes that an element needs. Those of `:not()`, and of lists such as `:is(.a, .b)`, are not needed. */
function classesOf(selector: string): readonly string[] {
  const needed = selector.replaceAll(/:not\([^()]*\)|\([^()]*,[^()]*\)/g, "");
  return [...needed.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** Removes custom properties and keyframes without a use; others may be used only by those. */
function removeUnusedNames(root: Root, page: string): void {
  const values = new Map<string, string>();
  const texts = [page];
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) values.set(prop, `${values.get(prop) ?? ""} ${value}`);
    else texts.push(value);
  });
  const used = new Set<string>();
  for (const text of texts) {
    for (const [name] of text.matchAll(/--[\w-]+/g)) {
      if (used.has(name)) continue;
      used.add(name);
      texts.push(values.get(name) ?? "");
    }
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!texts.some((text) => text.includes(rule.params))) rule.remove();
  });
}

function removeEmpty(node: ChildNode): void {
  const { parent } = node;
  if ("nodes" in node && node.nodes?.length === 0) {
    node.remove();
    if (parent?.type === "atrule") removeEmpty(parent as ChildNode);
  }
}

function isOfKeyframes({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && parent.name.endsWith("keyframes");
}
