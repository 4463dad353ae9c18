/** Of the seller's office, as contracts print it: no other number for roadside assistance is known. */
export const rescuePhone = '02 1234 5670';
