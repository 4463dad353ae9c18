/**
 * The rules by which a contract lives, without what writes it down: for who tells a life after the fact, as the
 * demonstration does (`demonstration/past`). Nothing here changes a contract.
 */

export { expiresAt } from './codes/code.rules';
export { codeParts } from './codes/code-parts';
export { consentRows } from './consents/consents.repository';
export { indexed } from './contracts.repository';
export { sealCount } from './create/contract-numbers';
export { type ContractNumber, contractNumber, createdDetails, newContract } from './create/new-contract';
export { type FrozenOffer, offerFacts, offerOf } from './create/offer';
export { type ChainHead, emptyChain, type NewEvent, nextLink } from './history/next-link';
export { noticeDeclined, noticeDeletion, noticeNewContract, noticeWithdrawn } from './letters/store-letters';
export { plannedWorks } from './maintenance/planned-works';
export { schedaFacts, sealedRow, sealFacts, shownRow } from './paper/document-rows';
export { makeContratto, makeScheda } from './paper/papers';
export { noPerson } from './person/erase-contract';
export { type LinkContext, linkSms } from './sending/link-sms';
export { notSigning } from './sign/drop-signing';
export { evidenceOf } from './sign/evidence-of';
export { stageAfter } from './stage';
