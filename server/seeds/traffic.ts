/** Where visitors come from: source, medium, campaign, and how often of a hundred that carry one. */
export const campaigns: readonly { readonly utms: Readonly<Record<string, string>>; readonly weight: number }[] = [
  { utms: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'tagliando-programmato' }, weight: 38 },
  { utms: { utm_source: 'facebook', utm_medium: 'social', utm_campaign: 'garanzia-estesa' }, weight: 20 },
  { utms: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'scadenza-garanzia' }, weight: 18 },
  { utms: { utm_source: 'instagram', utm_medium: 'social', utm_campaign: 'auto-elettrica' }, weight: 12 },
  { utms: { utm_source: 'volantino', utm_medium: 'qr', utm_campaign: 'officina-autunno' }, weight: 12 },
];

export const userAgents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
] as const;

export const declineReasons = [
  'Il prezzo è più alto di quanto pensavo.',
  'Ho venduto l’auto.',
  'La garanzia del costruttore copre ancora il periodo.',
  'Ho scelto l’officina sotto casa.',
  'Vorrei un pacchetto con meno chilometri.',
  'Ne parlo in famiglia e vi richiamo.',
] as const;

export const deleteReasons = ['Contratto doppio', 'Auto ritirata in permuta', 'Dati del cliente sbagliati'] as const;
