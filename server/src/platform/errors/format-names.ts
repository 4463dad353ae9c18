const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'text/csv': 'CSV',
};
const list = new Intl.ListFormat('it-IT', { type: 'disjunction' });

/** Media types as people name them: "CSV o XLSX"; one without a name is a twin of another. */
export function formatNames(mediaTypes: readonly string[]): string {
  return list.format(mediaTypes.flatMap((type) => names[type] ?? []));
}
