import { formatNumber, withUnit } from '../../format';

/** MIME types as people call them. */
const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  // What Windows calls a CSV file where Excel is installed.
  'application/vnd.ms-excel': 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

/** "JPEG, PNG o PDF". */
export function typeNames(types: readonly string[]): string {
  const list = [...new Set(types.map((type) => names[type] ?? type))];
  return new Intl.ListFormat('it-IT', { type: 'disjunction' }).format(list);
}

/** Bytes as "850 kB", "1,2 MB" or "2,4 GB". */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return withUnit(Math.max(1, Math.round(kilobytes)), 'kB');
  const megabytes = kilobytes / 1024;
  return megabytes < 1024 ? oneDecimal(megabytes, 'MB') : oneDecimal(megabytes / 1024, 'GB');
}

function oneDecimal(value: number, unit: string): string {
  return withUnit(formatNumber(Math.round(value * 10) / 10), unit);
}
