import * as z from 'shared-api/schema';

/** How the columns of an exported list are headed: by the names of their fields, or by what people call them. */
export const exportHeadings = z.enum(['fields', 'words']);
export type ExportHeadings = z.infer<typeof exportHeadings>;
