export { type OpenApiDocument, type OpenApiOptions, openApiDocument } from './document';
