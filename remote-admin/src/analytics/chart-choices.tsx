import { chakra } from 'shared-ui';

/** What a chart is told by, side by side in its panel's head where there is room. */
export const ChartChoices = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { sm: 'flex-end' },
    gap: '8px',
    paddingTop: { base: '8px', sm: '4px' },
    paddingBottom: { sm: '4px' },
  },
});
