// @ts-check
import { readdirSync } from "node:fs";
import {
  independent,
  innerLayers,
  layers,
  packages,
  restrictedGlobals,
} from "./scripts/layers.mjs";

/** Tests and files that only tests import. */
const tests = [
  "**/*.test.ts",
  "**/*.test.tsx",
  "**/*.test-d.ts",
  "packages/*/src/testing/**",
  "packages/*/src/*/testing/**",
  "packages/service/src/*/suites/**",
  "packages/model/src/fuzz/**",
];

const everywhere = [
  {
    regex: String.raw`^\.\.(?:/|$)`,
    message: "Another folder is imported as #folder/file.ts, never by ../",
  },
  { regex: String.raw`\.test(?:-d)?(?:\.tsx?)?$`, message: "Source never imports a test." },
];

const noDisabled = {
  propName: "disabled",
  message: "A disabled control shows its reason: components/feedback/disabled-reason.tsx.",
};

/** @param {readonly string[]} names */
const oneOf = (names) => `(?:${names.join("|")})`;

/** @param {string} name */
function packageRules(name) {
  const others = Object.keys(packages).filter((other) => !packages[name]?.includes(other));
  return [
    {
      regex: `^@quarterdeck/${oneOf(others)}(?:/|$)`,
      message: `The package ${name} may import of ours: ${packages[name]?.join(", ") || "nothing"}.`,
    },
    {
      regex: "^@quarterdeck/[^/]+/",
      message: "Packages reach each other by name, never by a path inside.",
    },
  ];
}

/** @param {string} name @param {string} folder */
function folderRules(name, folder) {
  const allowed = layers[name]?.[folder] ?? [];
  const refused = Object.keys(layers[name] ?? {}).filter(
    (other) => other !== folder && !allowed.includes(other),
  );
  return [
    ...(refused.length === 0
      ? []
      : [{ regex: `^#${oneOf(refused)}/`, message: orderMessage(folder, allowed) }]),
    {
      regex: String.raw`^#(?:app|create-model|describe|index|main)[^/]*$`,
      message: `${folder}/ does not import the files at the top of its package.`,
    },
  ];
}

/** @param {string} folder @param {readonly string[]} allowed */
function orderMessage(folder, allowed) {
  return `${folder}/ may import ${allowed.length === 0 ? "no other folder" : `only ${allowed.join(", ")}`} (scripts/layers.mjs).`;
}

/**
 * Subfolders that do not import each other, each with its rule.
 * @param {string} name @param {string} folder
 * @returns {[string, { regex: string, message: string }][]}
 */
function siblingRules(name, folder) {
  if (!independent.some((entry) => entry.package === name && entry.folder === folder)) return [];
  const message = `Subfolders of ${folder}/ do not import each other.`;
  const inner = readdirSync(`${import.meta.dirname}/packages/${name}/src/${folder}`);
  return inner.map((own) => {
    const others = inner.filter((other) => other !== own);
    return [own, { regex: `^#${folder}/${oneOf(others)}/`, message }];
  });
}

/** Rules for a subfolder: it imports earlier subfolders, never the files that combine them. @param {string} folder @param {string} inner @param {import("./scripts/layers.mjs").Layers} order */
function innerRules(folder, inner, order) {
  const allowed = order[inner] ?? [];
  const refused = Object.keys(order).filter((other) => other !== inner && !allowed.includes(other));
  const message = orderMessage(`${folder}/${inner}`, allowed);
  return [
    ...(refused.length === 0 ? [] : [{ regex: `^#${folder}/${oneOf(refused)}/`, message }]),
    { regex: String.raw`^#${folder}/[^/]+$`, message },
  ];
}

const layerOverrides = Object.entries(layers).flatMap(([name, folders]) => [
  restrict([`packages/${name}/src/*.{ts,tsx}`], [...everywhere, ...packageRules(name)], tests),
  ...Object.keys(folders).flatMap((folder) => {
    const rules = [...everywhere, ...packageRules(name), ...folderRules(name, folder)];
    const order = innerLayers[`${name}/${folder}`] ?? {};
    return [
      restrict([`packages/${name}/src/${folder}/**`], rules, tests),
      ...Object.keys(order).map((inner) =>
        restrict(
          [`packages/${name}/src/${folder}/${inner}/**`],
          [...rules, ...innerRules(folder, inner, order)],
          tests,
        ),
      ),
      ...siblingRules(name, folder).map(([inner, rule]) =>
        restrict([`packages/${name}/src/${folder}/${inner}/**`], [...rules, rule], tests),
      ),
    ];
  }),
]);

/** @param {string[]} files @param {object[]} patterns @param {readonly string[]} [excludeFiles] */
function restrict(files, patterns, excludeFiles = []) {
  return {
    files,
    excludeFiles: [...excludeFiles],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

/** A later override replaces an earlier one, so each file gets the full list of refused globals. */
const globalOverrides = [
  globalOverride(["packages/client/src/**"], restrictedGlobals),
  ...restrictedGlobals.map((entry) =>
    globalOverride(
      entry.allowed,
      restrictedGlobals.filter((other) => other !== entry),
    ),
  ),
];

/** @param {readonly string[]} files @param {readonly (typeof restrictedGlobals)[number][]} refused */
function globalOverride(files, refused) {
  const pairs = refused.flatMap(({ globals, message }) =>
    globals.map((name) => ({ name, message })),
  );
  return {
    files: [...files],
    excludeFiles: tests,
    rules: {
      "no-restricted-globals": ["error", ...pairs],
      "no-restricted-properties": [
        "error",
        ...["window", "globalThis", "self"].flatMap((object) =>
          pairs.map(({ name, message }) => ({ object, property: name, message })),
        ),
      ],
    },
  };
}

export default {
  plugins: ["typescript", "import", "unicorn", "oxc", "react", "jsx-a11y", "vitest", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["dist", "/build", "test-results", "playwright-report"],
  rules: {
    "no-console": "error",
    "no-var": "error",
    "prefer-const": "error",
    eqeqeq: "error",
    "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-unassigned-import": "off",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    // Matters of taste, or covered by another check.
    "consistent-return": "off",
    "no-control-regex": "off",
    "no-new": "off",
    "no-unused-vars": [
      "error",
      { caughtErrors: "none", argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
    ],
    "import/no-named-as-default-member": "off",
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "oxc/no-async-endpoint-handlers": "off",
    "promise/always-return": "off",
    "react/capitalized-calls": "off",
    "react/exhaustive-effect-dependencies": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/consistent-return": "off",
    "typescript/no-base-to-string": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/no-unnecessary-type-arguments": "off",
    "typescript/no-unnecessary-type-parameters": "off",
    "typescript/require-array-sort-compare": "off",
    "typescript/unbound-method": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/prefer-add-event-listener": "off",
    "unicorn/prefer-string-starts-ends-with": "off",
    "unicorn/require-post-message-target-origin": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/require-mock-type-parameters": "off",
    // Vitest accepts a message as the second argument.
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "react/rules-of-hooks": "error",
    "react/forbid-dom-props": ["error", { forbid: [noDisabled] }],
    "react/forbid-component-props": ["error", { forbid: [noDisabled] }],
    "no-restricted-imports": ["error", { patterns: everywhere }],
  },
  overrides: [
    {
      files: ["scripts/**", "e2e/**", "packages/*/build.mjs", "packages/*/bench/**"],
      rules: { "no-console": "off", "no-await-in-loop": "off" },
    },
    {
      // Builds share scripts/; the command starts the build.
      files: ["packages/*/build.mjs", "packages/*/vite.*config.ts", "packages/service/bin/**"],
      rules: { "no-restricted-imports": "off" },
    },
    {
      // Playwright passes a function named `use` to fixtures; it is not a React hook.
      files: ["e2e/**"],
      rules: {
        "react/rules-of-hooks": "off",
        "no-empty-pattern": "off",
      },
    },
    {
      files: ["*.config.{mjs,ts}", "packages/*/*.config.{mjs,ts}", "e2e/fixtures/prepare.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      // Runs before any module, in old browsers too.
      files: ["packages/client/public/**"],
      rules: { "no-var": "off", "no-restricted-globals": "off" },
    },
    {
      files: tests,
      rules: {
        "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
        "no-shadow": "off",
        "typescript/no-implied-eval": "off",
        "typescript/no-misused-promises": "off",
        "typescript/no-unnecessary-type-assertion": "off",
        "typescript/no-unsafe-argument": "off",
      },
    },
    {
      files: ["packages/service/src/**"],
      excludeFiles: [
        "packages/service/src/config.ts",
        "packages/service/src/config/**",
        "**/test-*.ts",
        ...tests,
      ],
      rules: {
        "no-restricted-properties": [
          "error",
          ...["env", "argv"].map((property) => ({
            object: "process",
            property,
            message: "config is the only reader of the environment and the flags.",
          })),
        ],
      },
    },
    ...layerOverrides,
    ...globalOverrides,
  ],
};
