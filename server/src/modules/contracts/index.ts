export { attachmentFilesOf, attachmentsOf } from './attachments/attachments.repository';
export {
  changedConsents,
  consentRows,
  eraseConsentRows,
  presentConsents,
  recordConsents,
} from './consents/consents.repository';
export { standsOnContract } from './consents/standing-consents';
export type { Contract, ContractChange, ShownContract } from './contract.types';
export type { ContractsContext } from './contracts.context';
export { contractJobs } from './contracts.jobs';
export { contractMessages } from './contracts.messages';
export type {
  AfterSalePort,
  CodePurpose,
  PaymentsPort,
  RecordedIdentity,
  SigningPort,
  TellingContext,
} from './contracts.ports';
export { findByUid, indexed, lockById, lockByIdWithDeleted, updateContract } from './contracts.repository';
export { contractRoutes } from './contracts.routes';
export { wrongCounts } from './counts/kept-counts.repository';
export { checkCar } from './create/car.rules';
export { isCountTrusted, sealCount } from './create/contract-numbers';
export { createOnline } from './create/create-online';
export {
  type ContractNumber,
  contractNumber,
  isContractCode,
  newContract,
  statedFacts,
} from './create/new-contract';
export { type FrozenOffer, offerFacts, offerOf, snapshotHashes } from './create/offer';
export { sealOldEnds } from './create/seal-old-ends';
export { checkSigner } from './create/signer.rules';
export { expectWayToPay, waysToPay } from './create/ways-to-pay';
export { missingToSign } from './edit/completeness.rules';
export { type Corrections, changedPhone, changeOf, differences } from './edit/corrections';
export { editContract, offerAfterEdit } from './edit/edit-contract';
export { attachment, type EmailContext, sendEmail } from './emails/contract-emails';
export { letterAddress, letterAddressOf } from './emails/letter-address';
export { type StandingContract, stillHolds, voidOvertaken, voidUnsent } from './emails/overtaken';
export { tellOldPhone } from './emails/phone-email';
export {
  newContractBeside,
  noticeBlocked,
  noticeDeclined,
  noticeDeletion,
  noticeWithdrawn,
} from './emails/store-emails';
export { chainStart, detailHash, isSealed, verifyChain } from './history/event-chain';
export { appendEvent, cameBack, chainHead, eventsOf, wasPaidToProvider, wasSentAt } from './history/history.repository';
export { historyKeyIds } from './history/key-ids';
export { type ChainHead, emptyChain, type NewEvent, nextLink } from './history/next-link';
export { areOldEndsSealed } from './history/old-ends';
export { timelineOf } from './history/timeline';
export { byDay } from './jobs/by-day';
export { doAllDue, expectNoneLeft, noteLeft } from './jobs/one-by-one';
export { contractLink, linkKey, opensWith } from './link/link-key';
export { type LinkContext, linkSms } from './link/link-sms';
export { contractLinkOf } from './lookups/contract-link';
export { contractsByVersion } from './lookups/contracts-by-version';
export { findLiveContracts } from './lookups/contracts-on-vehicle';
export { countPaidContracts } from './lookups/paid-contracts';
export { notesOf } from './notes/notes.repository';
export { endForErasure } from './person/end-for-erasure';
export { noPerson } from './person/erase-contract';
export { linkOwnedContracts } from './person/link-owner.repository';
export { ownedContracts, signedContractsOf } from './person/owned-contracts';
export { printed } from './printed';
export { endRequests } from './requests/end-requests';
export { requestsOf, type StatedKm, statedKmOf, withOpenRequest } from './requests/requests.repository';
export { consentsKeptFrom, consentsOverSince, evidenceEndsAt, monthsAfter } from './retention/kept-until';
export { isStillAlive } from './retention/still-alive';
export type { Both } from './routes/twin-entries';
export { packageSnapshot, storeSnapshot } from './snapshots';
export { findContract, findContractToRead } from './staff/find-contract';
export { revivableUntil } from './staff/revivable-until';
export { staffAnswers } from './staff-actions/answer-changed';
export { auditStaff } from './staff-actions/audit-staff';
export type { FillPdf } from './staff-actions/bulk';
export { expectSendable } from './staff-actions/send-by-staff';
export {
  findWithDeleted,
  lockContract,
  lockWithDeleted,
  type StaffCall,
  staffOf,
  withContract,
} from './staff-actions/staff-call';
export { countContracts } from './staff-list/contract-counts';
export { type ContractsQuery, contractFilter } from './staff-list/contract-filter';
export { contractSorts } from './staff-list/contract-sorts';
export { listContracts } from './staff-list/list-contracts';
export { type ExportedContract, exportedColumns } from './staff-list/listed-contract';
export { expectNotWithdrawn, expectUnchanged, notSigning, stageAfter } from './stage';
export { contractCodeCounters, contractReminders, contracts } from './tables/contract.table';
export { contractChains, contractEventDetails, contractEvents } from './tables/contract-event.table';
export { contractNotes } from './tables/contract-folder.table';
export { createdAnswer } from './views/created-answer';
export { fullnameOf } from './views/customer-contract.view';
export { customerView } from './views/customer-view';
export { readContract } from './views/read-contract';
