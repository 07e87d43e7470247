import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";
import { hoverTooltip } from "@codemirror/view";
import {
  type Field,
  fieldInside,
  type JsonPath,
  openShape,
  type Shapes,
  writeJson,
} from "@quarterdeck/model";
import { locateValue, pathTo, readName } from "./locate-value.ts";

export interface HintSource {
  readonly field: Field;
  readonly shapes: Shapes;
}

/** Field at a path below another; undefined if none is described. */
export function fieldAt({ field, shapes }: HintSource, path: JsonPath): Field | undefined {
  return path.reduce<Field | undefined>(
    (outer, step) => outer && fieldInside(outer, step, { value: undefined, shapes }),
    field,
  );
}

/** Completes names of described members and values of described choices. */
export function createCompletions(
  source: HintSource,
): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const { state, pos } = context;
    const node = syntaxTree(state).resolveInner(pos, -1);
    const isTyped = ["PropertyName", "String", "⚠", "True", "False", "Null"].includes(node.name);
    const from = isTyped ? node.from : pos;
    const before = state
      .sliceDoc(Math.max(0, from - 200), from)
      .trimEnd()
      .at(-1);
    const container = node.name === "Object" || node.name === "Array" ? node : node.parent;
    if (container === null) return null;
    if (before === ":" || (before !== undefined && "[,".includes(before) && isInArray(container))) {
      const field = fieldAt(
        source,
        before === ":" ? propertyPath(state, pos) : [...pathTo(state, container), "0"],
      );
      const options = field === undefined ? [] : valueOptions(field);
      return options.length === 0 ? null : { from, to: isTyped ? node.to : pos, options };
    }
    if (!context.explicit && !isTyped) return null;
    const outer = container.name === "Property" ? container.parent : container;
    if (outer?.name !== "Object") return null;
    const used = new Set(outer.getChildren("Property").map((one) => readName(state, one)));
    const name = readName(state, container);
    // A name that has a value already is only renamed.
    const end = isTyped ? node.to : pos;
    const isRenamed = state
      .sliceDoc(end, end + 200)
      .trimStart()
      .startsWith(":");
    const options = nameOptions(source, fieldAt(source, pathTo(state, outer)), isRenamed).filter(
      ({ displayLabel = "" }) => !used.has(displayLabel) || displayLabel === name,
    );
    return options.length === 0 ? null : { from, to: isTyped ? node.to : pos, options };
  };
}

type State = CompletionContext["state"];
type Node = ReturnType<ReturnType<typeof syntaxTree>["resolveInner"]>;

function isInArray(container: Node): boolean {
  return container.name === "Array" || container.parent?.name === "Array";
}

/** Path of the property whose value is entered. */
function propertyPath(state: State, position: number): JsonPath {
  let node: Node | null = syntaxTree(state).resolveInner(position, -1);
  while (node !== null && node.name !== "Property") node = node.parent;
  if (node !== null) return pathTo(state, node);
  return locateValue(state, position)?.path ?? [];
}

function nameOptions(
  { shapes }: HintSource,
  field: Field | undefined,
  isRenamed: boolean,
): readonly Completion[] {
  const group = field?.kind === "json" ? openShape(field, shapes) : field;
  if (group?.kind !== "group") return [];
  return group.fields.map(({ name, label, description, isRequired, kind }) => ({
    // As the user types it, with its quotes.
    label: writeJson(name),
    displayLabel: name,
    type: "property",
    detail: label === name ? kind : label,
    apply: isRenamed ? writeJson(name) : `${writeJson(name)}: `,
    boost: isRequired ? 1 : 0,
    ...(description === undefined ? {} : { info: description }),
  }));
}

function valueOptions(field: Field): Completion[] {
  const option = (value: unknown, detail?: string): Completion => ({
    label: writeJson(value),
    type: "constant",
    ...(detail === undefined ? {} : { detail }),
  });
  const nothing = field.isNullable === true ? [option(null)] : [];
  const example = field.example === undefined ? [] : [option(field.example)];
  switch (field.kind) {
    case "boolean":
      return [option(true), option(false), ...nothing];
    case "choice":
      return [...field.choices.map(({ value, label }) => option(value, label)), ...nothing];
    case "group":
      return [option({}), ...nothing];
    case "list":
      return [option([]), ...nothing];
    default:
      return [...example, ...nothing];
  }
}

/** Label and description of the member below the pointer. */
export function createHover(source: HintSource) {
  return hoverTooltip((view, position) => {
    const node = syntaxTree(view.state).resolveInner(position, 1);
    if (node.name !== "PropertyName" || node.parent === null) return null;
    const field = fieldAt(source, pathTo(view.state, node.parent));
    if (field === undefined) return null;
    const dom = document.createElement("div");
    dom.textContent = [field.label, field.description]
      .filter((text) => text !== undefined)
      .join(". ");
    return { pos: node.from, end: node.to, create: () => ({ dom }) };
  });
}
