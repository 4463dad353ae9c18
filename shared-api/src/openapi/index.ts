export { type OpenApiDocument, type OpenApiOptions, openApiDocument } from './document';
export type { Operation } from './operation';
