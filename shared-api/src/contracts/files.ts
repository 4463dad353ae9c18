/** A table to import: CSV or XLSX, 8 MB at most. */
export const importFile = {
  field: 'file',
  maxBytes: 8 * 1024 * 1024,
  mediaTypes: [
    'text/csv',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
};

/** A package type's form: a PDF with fields, 8 MB at most. */
export const formFile = { field: 'file', maxBytes: 8 * 1024 * 1024, mediaTypes: ['application/pdf'] };
