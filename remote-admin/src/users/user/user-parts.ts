/** The parts of a person's page, as their anchors name them. */
export const userParts = {
  profile: 'profilo',
  roles: 'ruoli',
  releases: 'rilasci',
  dealers: 'dealer',
  privacy: 'privacy',
  sessions: 'sessioni',
  contracts: 'contratti',
  settings: 'impostazioni',
  closing: 'chiusura',
} as const;
