import type * as z from 'zod/mini';
import type { ImportColumn } from './import-column';
import type { Headings } from './map-columns';

/** Any record of the API: field to value. */
export type Fields = Readonly<Record<string, unknown>>;

/** What an import brings in: its fields, what names a record, and the schemas that the API itself checks records by. */
export interface ImportShape<New extends Fields, Changes extends Fields> {
  readonly columns: Readonly<Record<string, ImportColumn>>;
  /** The field that tells a record from the others, such as the SKU. */
  readonly key: string;
  /** Where keys that are written differently name one record: what they have in common. */
  readonly identityOf?: (key: string) => string;
  /** The field that people know a record by, such as its title. */
  readonly name: string;
  /** What else its fields are headed with: the names that the operator's pages give them among others. */
  readonly headings?: Headings;
  /** What tells a new record from others at a glance, by field, as people write it. */
  facts?(record: New): Readonly<Record<string, string | null>>;
  readonly newRecord: z.ZodMiniType<New>;
  /** Of a record that is there already; a field left out keeps its value. */
  readonly changes: z.ZodMiniType<Changes>;
}
