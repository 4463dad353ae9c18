export { publishedCatalogue } from './published-catalogue';
