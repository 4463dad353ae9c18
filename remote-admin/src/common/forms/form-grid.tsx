export { FormCell, FormGrid } from 'shared-ui/work';
