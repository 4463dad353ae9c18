import { fillMessages } from './fill.messages';
import { type FillRequest, fillForm } from './fill-form';

/** The form as it would be filled, marked across every page as not being the document to sign. @throws FillError */
export function fillPreview(request: Omit<FillRequest, 'watermark'>): Promise<Uint8Array> {
  return fillForm({ ...request, watermark: fillMessages.preview.defaultMessage });
}
