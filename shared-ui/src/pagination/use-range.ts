import { formatNumber } from '../components/format';
import { useIntl } from '../intl';
import { messages } from './messages';

/** A list's `meta`, as the API sends it. */
export interface ListMeta {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
}

/** What a page shows of its list in words, "1–12 di 214"; of a list without rows, that nothing was found. */
export function useRange(): (meta: ListMeta) => string {
  const intl = useIntl();
  return (meta) => {
    if (meta.total === 0) return intl.formatMessage(messages.nothing);
    const from = (meta.current_page - 1) * meta.per_page + 1;
    return intl.formatMessage(messages.range, {
      from: formatNumber(from),
      to: formatNumber(Math.min(from + meta.per_page - 1, meta.total)),
      total: formatNumber(meta.total),
    });
  };
}
