/** The headings of the table, and the rows that are a package's plan. */
export const coverTableMessages = {
  duration: { id: 'domain.cover.duration', defaultMessage: 'Durata' },
  months: { id: 'domain.cover.months', defaultMessage: 'Mesi' },
  kilometres: { id: 'domain.cover.kilometres', defaultMessage: 'Chilometri' },
  maintenance: { id: 'domain.cover.maintenance', defaultMessage: 'Manutenzione' },
  faults: { id: 'domain.cover.faults', defaultMessage: 'Guasti' },
  assistance: { id: 'domain.cover.assistance', defaultMessage: 'Assistenza' },
  others: { id: 'domain.cover.others', defaultMessage: 'Altre prestazioni' },
  excluded: { id: 'domain.cover.excluded', defaultMessage: 'Non comprende' },
} as const;
