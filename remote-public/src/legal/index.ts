export { AccessibilityPage } from './accessibility-page';
export { PrivacyPage } from './privacy-page';
export { RentalTermsPage, TermsPage } from './terms-page';
export { VerifyPage } from './verify-page';
export { WithdrawalPage } from './withdrawal-page';
