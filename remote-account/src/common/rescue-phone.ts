/** Of the seller, as contracts print it: who buys roadside assistance calls there, at any hour. */
export const rescuePhone = '02 1234 5670';
