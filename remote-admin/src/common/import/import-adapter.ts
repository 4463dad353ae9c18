import type { ReactNode } from 'react';
import type { CallOptions } from 'shared-api/client';
import type { ImportReport, ImportRun } from 'shared-api/entities';
import type { ReceivedFile } from 'shared-api/kernel';

/** A field that a file can fill. */
export interface ImportField {
  /** The API's name, which is also the heading in the file. */
  readonly field: string;
  readonly label: string;
  /** How its values are compared and written; text unless told. */
  readonly kind?: 'money' | 'percent' | 'number';
  /** After a number: "km". */
  readonly unit?: string;
}

/** What `Mapping` maps: a heading of the file to a field, or to an empty text where it is not taken. */
export type Mapping = Readonly<Record<string, string>>;

export interface ImportAttempt {
  readonly file: File;
  /** Left out, the server reads headings by their names. */
  readonly mapping?: Mapping | undefined;
  readonly dryRun: boolean;
}

export type TemplateFormat = 'xlsx' | 'csv';

/** Everything that an import needs to know of what it imports. */
export interface ImportAdapter {
  /** What the page's server state is kept under. */
  readonly key: readonly string[];
  readonly fields: readonly ImportField[];
  /** What new records are told by: the columns of their list, in this order. */
  readonly facts: readonly ImportField[];
  /** Where a record that is there already is found. */
  recordTo(key: string): string;
  /** The file's limits, as the entry states them. */
  readonly file: { readonly maxBytes: number; readonly mediaTypes: readonly string[] };
  readonly words: {
    /** "Importare i pacchetti". */
    readonly title: string;
    readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
    /** "180 pacchetti". */
    things(count: number): string;
    /** What the column with the record's name is called. */
    readonly name: string;
    /** What the column with the record's key is called. */
    readonly key: string;
    /** What happens to what was made with the records before, under the differences. */
    readonly kept?: string;
    /** The way on after the import: "Vai ai pacchetti". */
    readonly onward: string;
  };
  readonly onwardTo: string;
  /** Above the choice of the file: what the file should look like. */
  readonly advice: ReactNode;
  run(attempt: ImportAttempt, options: CallOptions): Promise<ImportReport>;
  template?(format: TemplateFormat): Promise<ReceivedFile>;
  lastRun?(): Promise<ImportRun | null>;
  /** Left out where an import stays: the page says so before it is written. */
  undo?(importId: string, options: CallOptions): Promise<unknown>;
  /** After a write or its undoing: what else on the pages is out of date. */
  onChanged(): void;
}
