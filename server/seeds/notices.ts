import type { Role } from 'shared-api/domain';

/** Notices that the operator wrote for the demonstration. */
export const notices: readonly {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly type: 'info' | 'success' | 'warning';
  readonly roles: readonly Role[];
  /** Advertising; only who consented to offers reads it. */
  readonly marketing?: boolean;
  readonly daysAgo: number;
}[] = [
  {
    title: 'Nuovo pacchetto Elettrica 48',
    excerpt: 'Tagliandi, batteria e soccorso per le auto elettriche.',
    body: 'Da oggi il pacchetto Elettrica 48 si può vendere in concessionaria e online. Comprende quattro controlli annuali e l’auto sostitutiva fino a 7 giorni.',
    type: 'success',
    roles: ['manager'],
    daysAgo: 4,
  },
  {
    title: 'Campagna d’autunno',
    excerpt: 'Cento euro di sconto sul Completo 36.',
    body: 'Lo sconto è già nel prezzo: non serve alcun codice.',
    type: 'info',
    roles: ['user'],
    marketing: true,
    daysAgo: 18,
  },
  {
    title: 'Campagna d’autunno',
    excerpt: 'Cento euro di sconto sul Completo 36.',
    body: 'Lo sconto è già nel prezzo. I clienti che hanno acconsentito alle offerte l’hanno letto nei loro avvisi.',
    type: 'info',
    roles: ['manager'],
    daysAgo: 18,
  },
  {
    title: 'Controllate gli orari di apertura',
    excerpt: 'I clienti vedono gli orari della scheda del dealer.',
    body: 'Tenete aggiornati gli orari della settimana: chi compra online li legge quando sceglie il concessionario.',
    type: 'warning',
    roles: ['manager'],
    daysAgo: 1,
  },
];
