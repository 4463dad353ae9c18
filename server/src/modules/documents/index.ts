export { documentView } from './document.view';
export { documentFileName } from './document-file-name';
export {
  addDocument,
  allDocuments,
  type Document,
  type DocumentKind,
  eraseDocuments,
  findBySha256,
  findDocument,
  namedDocuments,
  presentDocuments,
  supersede,
} from './documents.repository';
export {
  createDocumentsService,
  type DocumentsService,
  type FilledForm,
  type KeptFile,
  type SealedFile,
} from './documents.service';
export { createFormLibrary } from './form-library';
export { openSeal, readSeal, type SealAge, type SealSigner, type SealSource, sealValidity } from './operator-seal';
export { schedaFacts, sealedRow, sealFacts, shownRow } from './paper/document-rows';
export { methodMessages } from './paper/paper.messages';
export {
  fillContratto,
  makeContratto,
  makeScheda,
  packageMisfits,
  previewContratto,
  previewPackage,
} from './paper/papers';
export type { PrintedContract, PrintedPlan } from './paper/printed-contract';
export {
  type ConsentFact,
  type Evidence,
  FillError,
  FormError,
  type FormInspection,
  type IdentityFact,
  isStampOf,
  printedChainHead,
  requestTimeStamp,
  sampleContent,
  sampleValues,
  type TimeStampService,
  verifySealed,
} from './pdf';
export { publicVerifyRoutes } from './public-verify.routes';
export { documents } from './tables/document.table';
export { timeStampServiceOf, tryTimeStamp } from './time-stamp-service';
