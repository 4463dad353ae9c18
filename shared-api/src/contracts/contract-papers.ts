import { type Access, fileAnswer } from '../kernel';
import { byContract, byContractDocument } from './params';

/** A contract's sealed papers, the same files for customers and staff. */
export function contractPapers<const B extends string, const A extends Access>(base: B, access: A) {
  return {
    getDocument: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/documents/{id}`,
      access,
      rate: 'read',
      summary: 'Un documento in PDF',
      params: byContractDocument,
      answers: { 200: fileAnswer('application/pdf') },
    },
    getEvidence: {
      method: 'GET',
      path: `${base}/contracts/{contract_uid}/evidence`,
      access,
      rate: 'export',
      summary: 'Fascicolo delle prove: PDF, cronologia, come verificare',
      params: byContract,
      answers: { 200: fileAnswer('application/zip') },
    },
  } as const;
}
