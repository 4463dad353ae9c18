/** The entry point of documents on the page. pdf.js itself comes with the first document that is opened. */
export { PdfViewer } from './pdf-viewer';
