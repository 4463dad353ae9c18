/** The operator's telephone, as it is read and as it is dialled. */
export const supportPhone = '02 1234 5670';
export const supportPhoneHref = 'tel:+390212345670';
