/** The name under which events of the card provider are kept. */
export const cardProvider = 'card';
