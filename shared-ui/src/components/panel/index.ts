export { FieldCell, FieldGrid } from './field-grid';
export { Panel, PanelBody } from './panel';
export { twoColumns } from './two-columns';
export { ZipAndCity } from './zip-and-city';
