/** The last column of a file that was given back with its errors: what is wrong with each line. No import reads it. */
export const importFaultsHeading = 'errori_da_correggere';
