import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";

/**
 * Components that the React Compiler compiles: rows, cards and forms, which render hundreds of cells
 * and inputs. See docs/decisions/0040-react-compiler.md.
 */
const compiled: readonly RegExp[] = [
  "fields/field-input",
  "fields/filter-input",
  "fields/filters/",
  "fields/inputs/",
  "screens/form/",
  "screens/list/cells/",
  "screens/list/displays/",
  "screens/list/list-rows",
  "tables/",
].map((path) => new RegExp(`/packages/client/src/${path}.*\\.tsx?$`));

export function compiledComponents(): [Plugin[], Plugin] {
  const unmatched = new Set(compiled);
  return [
    react({ compiler: true, include: [...compiled], refreshInclude: /\.tsx?$/ }),
    {
      name: "quarterdeck:compiled-components",
      apply: "build",
      moduleParsed({ id }) {
        for (const pattern of unmatched) if (pattern.test(id)) unmatched.delete(pattern);
      },
      generateBundle() {
        const [pattern] = unmatched;
        if (pattern !== undefined) this.error(`No module matches ${pattern.source}.`);
      },
    },
  ];
}
