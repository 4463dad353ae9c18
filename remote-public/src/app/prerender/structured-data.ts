import * as seller from 'shared-api/seller';
import type { IntlShape } from 'shared-ui/intl';
import { frequent } from '../../landing';

/** The seller, for search engines. */
export const organization = {
  '@type': 'Organization',
  name: 'CarCare',
  legalName: seller.name,
  url: '/',
  vatID: `IT${seller.vat}`,
  email: seller.privacyEmail,
  telephone: seller.phoneHref.replace('tel:', ''),
  address: seller.address,
};

/** The first page's questions with their answers. */
export function frequentQuestions(intl: IntlShape) {
  return {
    '@type': 'FAQPage',
    mainEntity: frequent.map(({ question, answer }) => ({
      '@type': 'Question',
      name: intl.formatMessage(question),
      acceptedAnswer: { '@type': 'Answer', text: intl.formatMessage(answer) },
    })),
  };
}
