/** The backOffice itself: at whose one stands, and what the pages around list and contract need of it. */

export { actionName } from './common/actions/action-name';
export { mayDo, nextAction } from './common/actions/next-action';
export { ResendDialog } from './common/actions/resend-dialog';
export { PriceBreakdown } from './common/amounts/price-breakdown';
export { useBackOffice } from './common/back-office/back-office-provider';
export { dealerKeys, operatorKeys } from './common/back-office/contract-keys';
export { DealerBackOffice } from './common/back-office/dealer-back-office';
export { OperatorBackOffice } from './common/back-office/operator-back-office';
export { dealerPaths, operatorPaths } from './common/back-office/staff-paths';
export { ChainNote } from './common/chain/chain-note';
export { useContractCache } from './common/contract/use-contract-cache';
export { useResendSms } from './common/contract/use-resend-sms';
export { TaxCodeField } from './common/customer/tax-code-field';
export { carLabel } from './common/labels/car-label';
export { deliveryFailure } from './common/labels/delivery-failure';
export { methodMessages } from './common/labels/method.messages';
export { nearDate } from './common/labels/near-date';
export { ofStore } from './common/lists/contract-query';
export { everyPage } from './common/lists/every-page';
export { useContractPage } from './common/lists/use-contract-page';
export { useCountedViews } from './common/lists/use-counted-views';
export { useListExport } from './common/lists/use-list-export';
export {
  expiring,
  openRequests,
  openStatements,
  refundsDue,
  toCollect,
  unclearPayments,
  undelivered,
  type WorkListQuery,
} from './common/lists/work-lists';
export { describeCar } from './common/offers/describe-car';
export { panelsOnPaper } from './common/paper';
export { FieldsSkeleton, RecordSkeleton } from './common/record/record-skeleton';
export { contractHits, mostHits } from './common/search/contract-hits';
export { NoStore } from './common/stores/no-store';
export { useAllStores } from './common/stores/use-all-stores';
export { ownStores, useOwnStores } from './common/stores/use-own-stores';
export { useWorkStore } from './common/stores/use-work-store';
export { isNewContractForm, newFormKey } from './common/unfinished/new-contract-forms';
export { UnfinishedForms } from './common/unfinished/unfinished-forms';
export { unfinishedFormsKey, useUnfinishedFormsAwaited } from './common/unfinished/use-unfinished-forms';
export { useMinute } from './common/use-minute';
export { useNewContractKey } from './common/use-new-contract-key';
