import type { Evidence } from "./evidence.ts";
import type { Field } from "./field.ts";
import type { Json, JsonPath } from "./json.ts";
import type {
  Filter,
  FilterForm,
  Paging,
  Sort,
  SortForm,
  TextForm,
  TotalLocation,
} from "./list-shape.ts";
import type { Parameter } from "./operation.ts";
import type { ComposedTitle, KeyPart } from "./resource.ts";

/** Facts from responses of a resource's list that its description leaves open. Plain JSON, stored in the browser. */
export interface LearnedFacts {
  /** Fields of rows that the description does not declare. */
  readonly fields: readonly Field[];
  /** Fields that the description leaves open, with the kind of their values. */
  readonly refined?: readonly Field[];
  /** Names of references whose list of records contained none of their values. */
  readonly withdrawn?: readonly string[];
  /** Names of the fields that have the address of the record itself. */
  readonly ownAddresses?: readonly string[];
  readonly key?: readonly KeyPart[];
  readonly title?: JsonPath;
  readonly composedTitle?: ComposedTitle;
  readonly rows?: JsonPath;
  /** Member of rows with their key, of a response that has the rows by their keys. */
  readonly keyMember?: string;
  /** The list responds with one record. */
  readonly isSingle?: true;
  /** Member of each row that contains its record. */
  readonly rowMember?: string;
  readonly total?: TotalLocation;
  readonly paging?: Paging;
  /** Parameters of the list that its description lacks. */
  readonly parameters?: readonly Parameter[];
  /** Largest page that the API returns, below its declared maximum. */
  readonly largestPage?: number;
  /** The sort of an API whose description has none; null: no usual one. */
  readonly sort?: Sort | null;
  /** Form of the sort in which the rows have the requested order. */
  readonly sortForm?: SortForm;
  /** Direction words that the API names in its refusal of other ones. */
  readonly sortWords?: Sort["words"];
  /** Names of fields by which the API does not sort, although its description has them. */
  readonly ignoredSort?: readonly string[];
  /** Paths of filters in the form of their language in which the rows match, by name; null: not in this form. */
  readonly filterPaths?: Readonly<Record<string, JsonPath | null>>;
  /** Forms of filter languages, by parameter. */
  readonly filterForms?: Readonly<Record<string, FilterForm>>;
  /** Form of the conditions in which the rows match, of filters whose syntax is not described, by name. */
  readonly textForms?: Readonly<Record<string, TextForm>>;
  /** Such filters in that form, by name: each is the one of the text, followed by those of fields and operators. */
  readonly textFilters?: Readonly<Record<string, readonly Filter[]>>;
  /** Texts of such filters in that form, by name and typed text. */
  readonly filterTexts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of filters that the API ignores. */
  readonly ignoredFilters?: readonly string[];
  /** True if the API ignores the search of the list. */
  readonly ignoresSearch?: true;
  /** Values of parameters with which rows have the fields that they lack otherwise; empty: no value adds any. */
  readonly added?: Readonly<Record<string, Json>>;
  /** Names of parameters that the console added and that the API refused. */
  readonly refused?: readonly string[];
  /** Names of parameters that the console added and with which the list has fewer rows. */
  readonly omitted?: readonly string[];
  readonly evidence: readonly Evidence[];
}
