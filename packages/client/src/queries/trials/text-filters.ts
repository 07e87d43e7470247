import type {
  Filter,
  LearnedFacts,
  ListPage,
  ListState,
  Resource,
  TextCondition,
  TextForm,
} from "@quarterdeck/model";
import {
  findIgnored,
  isOpenText,
  listTextFilters,
  ownMember,
  readTextConditions,
  searchRows,
  writeTextConditions,
} from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { learnedFacts } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { isSame } from "#queries/repeated-rows.ts";
import type { Read } from "#queries/read-checked.ts";

const noFacts = { fields: [], evidence: [] } as const;
const jsonForms: readonly TextForm[] = ["json-object", "json-list"];
const forms: readonly TextForm[] = ["rsql", "colon", "odata", "scim", ...jsonForms];
/** Fewer rows may match by a text that they do not show. */
const LEAST_ROWS = 3;

interface TextFilter {
  readonly filter: Filter;
  readonly text: string;
  /** Undefined for a text without conditions on fields. */
  readonly conditions: readonly TextCondition[] | undefined;
}

/**
 * Compares rows with the text of a filter whose syntax is not described. A text that the API ignores or cannot read is
 * tried in the other forms of conditions; a filter that it ignores in each form is not offered again.
 */
export async function checkTextFilters<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  page: Page,
  read: Read<Page>,
): Promise<Page | undefined> {
  for (const one of openFilters(resource, state)) {
    const { name, at } = one.filter;
    const { rows } = page;
    if (rows.length > 0 && !hasMiss(resource, one, rows)) {
      const form = at.textForm === undefined ? typedForm(one) : undefined;
      if (form === undefined) continue;
      const whole = await read(resource, without(state, name));
      if (isSame(whole, rows) && whole.total === page.total) continue;
      storeForm(resource, name, form);
      continue;
    }
    if (rows.length > 0) {
      const whole = await read(resource, without(state, name));
      if (!isSame(whole, rows) || whole.total !== page.total) continue;
    }
    const other = await tryForms(resource, state, one, read);
    if (other !== undefined) return other;
    if (rows.length > 0) storeFacts(resource.name, { ...noFacts, ignoredFilters: [name] });
  }
  return undefined;
}

/** Page with the text of a filter in another form, after a refusal. */
export async function tryTextForms<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  read: Read<Page>,
): Promise<Page | undefined> {
  for (const one of openFilters(resource, state)) {
    const page = await tryForms(resource, state, one, read);
    if (page !== undefined) return page;
  }
  return undefined;
}

function openFilters(resource: Resource, { filters }: ListState): readonly TextFilter[] {
  return (resource.list?.filters ?? []).flatMap((filter) => {
    const [text = "", ...others] = ownMember(filters, filter.name) ?? [];
    if (!isOpenText(filter) || text.trim() === "" || others.length > 0) return [];
    if (filter.at.textForm === "text") return [];
    // A text whose form is known.
    if (ownMember(filter.at.texts ?? {}, text) !== undefined) return [];
    const conditions = readTextConditions(text);
    const isOfFields = conditions?.every(({ name }) =>
      resource.fields.some((field) => field.name === name),
    );
    return [{ filter, text, conditions: isOfFields === true ? conditions : undefined }];
  });
}

/** True if a row contradicts the conditions, or if most rows do not have the words of another text. */
function hasMiss(resource: Resource, one: TextFilter, rows: readonly unknown[]): boolean {
  const { conditions, text } = one;
  if (conditions !== undefined) return contradicts(resource, conditions, rows);
  // Operators and signs are a text that only the API can read.
  if (rows.length < LEAST_ROWS || !/^[\p{L}\p{N}\s-]+$/u.test(text)) return false;
  return searchRows(resource.fields, rows, text).length * 2 <= rows.length;
}

function contradicts(
  resource: Resource,
  conditions: readonly TextCondition[],
  rows: readonly unknown[],
): boolean {
  const { list, fields } = resource;
  if (list === undefined) return false;
  const filters = conditions.flatMap(({ name, operator }, index): readonly Filter[] => {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return [];
    return [{ name: String(index), at: { parameter: name }, operator, fieldName: name, field }];
  });
  const chosen = Object.fromEntries(conditions.map(({ value }, index) => [String(index), [value]]));
  const state = { page: 1, sort: [], search: "", filters: chosen };
  const compared = { ...resource, list: { ...list, filters } };
  return rows.some((row) => findIgnored(compared, state, [row]).filters.length > 0);
}

async function tryForms<Page extends ListPage>(
  resource: Resource,
  state: ListState,
  one: TextFilter,
  read: Read<Page>,
): Promise<Page | undefined> {
  const { list } = resource;
  const { filter, text, conditions } = one;
  if (list === undefined || conditions === undefined) return undefined;
  const { name } = filter;
  for (const form of listForms(filter)) {
    const written = writeTextConditions(conditions, form);
    if (written === undefined || written === text) continue;
    const filters = list.filters.map((other) =>
      other === filter ? { ...other, at: { ...other.at, texts: { [text]: written } } } : other,
    );
    try {
      // One form after the other: the first that works ends the attempts.
      // oxlint-disable-next-line no-await-in-loop
      const page = await read({ ...resource, list: { ...list, filters } }, state);
      const isProven = page.rows.length > 0 && !hasMiss(resource, one, page.rows);
      if (isProven) {
        const filterTexts = { [name]: { [text]: written } };
        storeForm(resource, name, form, { filterTexts });
        return page;
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
  return undefined;
}

/** Stores the form of a text, and the filters by field that it permits. */
function storeForm(
  { name: resource, list, fields }: Resource,
  name: string,
  form: TextForm,
  more: Pick<LearnedFacts, "filterTexts"> = {},
): void {
  const textFilters = list && { [name]: listTextFilters(list, name, form, fields) };
  storeFacts(resource, {
    ...noFacts,
    ...more,
    textForms: { [name]: form },
    ...(textFilters && { textFilters }),
  });
}

/** The only form whose text is the typed one; undefined for conditions of which several forms have the same text. */
function typedForm({ filter, text, conditions }: TextFilter): TextForm | undefined {
  if (conditions === undefined) return undefined;
  const possible = filter.field.kind === "json" ? jsonForms : forms;
  const [form, ...others] = possible.filter(
    (one) => writeTextConditions(conditions, one) === text.trim(),
  );
  return others.length === 0 ? form : undefined;
}

/** Forms to try: first those that the lists of the API have. */
function listForms({ name, field }: Filter): readonly TextForm[] {
  const possible = field.kind === "json" ? jsonForms : forms;
  const all = Array.from(learnedFacts().values(), ({ textForms = {} }) => textForms);
  const own = all.flatMap((one) => ownMember(one, name) ?? []);
  const others = all.flatMap((one) => Object.values(one));
  return [...new Set([...own, ...others, ...possible])].filter((form) => possible.includes(form));
}

function without(state: ListState, name: string): ListState {
  const filters = Object.entries(state.filters).filter(([other]) => other !== name);
  return { ...state, filters: Object.fromEntries(filters) };
}
