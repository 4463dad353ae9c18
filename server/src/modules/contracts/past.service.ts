/** Telling the lives of contracts after the fact: for the demonstration, whose contracts never happened. */

export { contractNumber } from './create/new-contract';
export { offerOf } from './create/offer';
export { noticeDeclined, noticeDeletion, noticeNewContract, noticeWithdrawn } from './letters/store-letters';
export { beginPast, type PastContext, type PastContract, type PastCreation } from './past/past-contract';
export { type Asked, confirm, type Device, fill, type Papers, sign } from './past/past-signing';
export {
  decline,
  maintain,
  open,
  pay,
  refund,
  remove,
  revert,
  type Staff,
  saveMethod,
  send,
  withdraw,
} from './past/past-steps';
export { inBatches, writePast } from './past/write-past';
export { type LinkContext, linkSms } from './sending/link-sms';
