import type { FieldScope, ReferenceField } from "@quarterdeck/model";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useSyncExternalStore,
} from "react";
import type { Address } from "#addresses/address.ts";
import type { AddressedRecord } from "#addresses/addressed-record.ts";
import type { FilterProps } from "./field-props.ts";
import { FieldScopeContext } from "./field-scope.ts";
import type { InputFrame } from "#fields/inputs/input-frame.ts";

/** Data and components of upper layers that fields of references use. */
export interface FieldServices {
  readonly hasResource: (name: string) => boolean;
  /** Address of a record's page; undefined if the key and the values next to it do not give it. */
  readonly findRecordAddress: (
    resource: string,
    key: string,
    row?: FieldScope,
  ) => Address | undefined;
  /** Record of the API that a URL leads to. */
  readonly findAddressedRecord: (text: string) => AddressedRecord | undefined;
  /** Titles of records of the tenant in the address, or of the one that a form or row names. */
  readonly getTitles: (form?: FieldScope) => ReferenceTitles;
  /** Definitions in a member of a loaded record: those of the values that another record takes. */
  readonly findDefinitions: (
    resource: string,
    key: string,
    member: string,
  ) => Promise<readonly unknown[]>;
  /** Addresses of the API that its values may contain. */
  readonly servers: readonly string[];
  /** Link to a file or page: of the API in the console or with the credential, of another site as it is. */
  readonly FileLink: ComponentType<FileLinkProps & { readonly fallback: ReactNode }>;
  readonly RecordPicker: ComponentType<RecordPickerProps>;
  readonly ReferenceFilter: ComponentType<FilterProps<ReferenceField>>;
}

export interface FileLinkProps {
  /** Absolute URL, or a path of the API's server. */
  readonly href: string;
  readonly link: ReactNode;
  readonly text: string;
  readonly label: string;
  readonly isWhole: boolean;
  /** False for an address that may be a page for people. */
  readonly isFile: boolean;
  /** Shown instead of linked, if it is an image. */
  readonly isPicture: boolean;
}

/** Titles of referenced records. */
export interface ReferenceTitles {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined until the title is read; null if the record or its title is missing. */
  readonly get: (resource: string, key: string) => string | null | undefined;
  /** Reads a missing or stale title; keeps it fresh until the returned function is called. */
  readonly watch: (resource: string, key: string) => () => void;
  /** Key of a record that was found by the value of another field; undefined until then. */
  readonly findKey: (resource: string, key: string) => string | undefined;
}

export interface RecordPickerProps {
  readonly field: ReferenceField;
  readonly frame: InputFrame;
  /** Keys of the selected records. */
  readonly chosen: readonly string[];
  /** Text of the input while the user does not type. */
  readonly shown: string;
  /** Receives the key of a record in its own JSON type. */
  readonly onPick: (key: unknown) => void;
  /** Undefined: no value to clear. */
  readonly onClear: (() => void) | undefined;
  /** Section at the end of the input while there is no value to clear. */
  readonly end?: InputSection;
  /** Offers to create a record. Only in forms: in a filter a new record would match no row. */
  readonly canCreate?: boolean;
  /** Input state of the plain text input that the picker replaces. */
  readonly initialInput?: {
    readonly typed: string | undefined;
    readonly isFocused: boolean;
    readonly isOpen: boolean;
  };
}

/** Mantine's props for content at the end of an input. */
export interface InputSection {
  readonly rightSection?: ReactNode;
  readonly rightSectionWidth?: string;
}

export const FieldServicesContext = createContext<FieldServices | undefined>(undefined);

export function useFieldServices(): FieldServices {
  const services = use(FieldServicesContext);
  if (services === undefined) throw new Error("useFieldServices is used without a provider");
  return services;
}

/** Title of a referenced record; undefined until it is read, or if a background read is not safe. */
export function useReferenceTitle(
  resource: string,
  key: string,
  row?: FieldScope,
): string | null | undefined {
  const form = use(FieldScopeContext);
  const titles = useFieldServices().getTitles(row ?? form);
  useEffect(() => (key === "" ? undefined : titles.watch(resource, key)), [titles, resource, key]);
  return useSyncExternalStore(titles.subscribe, () => titles.get(resource, key));
}
