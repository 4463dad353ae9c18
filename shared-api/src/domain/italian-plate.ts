/** Italian plates since 1994: two letters, three digits, two letters, none of them I, O, Q or U. */
export const ITALIAN_PLATE_PATTERN = /^[A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}$/;
