import { chakra } from '@chakra-ui/react';
import { Steps } from '../components/steps';
import { PageHeader } from '../page';
import { CellsExamples } from './cells-examples';
import { ControlsExamples } from './controls-examples';
import { ListExamples } from './list-examples';
import { MarksExamples } from './marks-examples';
import { PanelsExamples } from './panels-examples';
import { TableExamples } from './table-examples';
import { WorkExamples } from './work-examples';

const Side = chakra('div', { base: { flex: 1, minWidth: 0, bg: 'bg.canvas', color: 'fg' } });
const Page = chakra('div', {
  base: { maxWidth: '1240px', marginInline: 'auto', padding: { base: '24px 16px', md: '40px 32px' } },
});
const STEPS = [
  { name: 'Veicolo', answer: 'GT 109 RZ', to: '/' },
  { name: 'Pacchetto', answer: 'Completo 36', to: '/' },
  { name: 'Concessionario' },
  { name: 'Dati' },
  { name: 'Firma' },
];

function Components() {
  return (
    <>
      <Steps steps={STEPS} current={2} />
      <Page>
        <PageHeader title="I pezzi" lead="Ogni pezzo nei suoi stati." />
        <CellsExamples />
        <MarksExamples />
        <ControlsExamples />
        <PanelsExamples />
        <TableExamples />
        <ListExamples />
        <WorkExamples />
      </Page>
    </>
  );
}

interface GalleryProps {
  /** One mode only; by default light and dark, side by side from 1920 and one below the other under it. */
  theme?: 'light' | 'dark';
}

/** Every component in its states. A development page. */
export function Gallery({ theme }: GalleryProps) {
  const themes = theme ? [theme] : (['light', 'dark'] as const);
  return (
    <chakra.div display="flex" flexDirection={{ base: 'column', xl: 'row' }}>
      {themes.map((mode) => (
        <Side key={mode} data-theme={mode}>
          <Components />
        </Side>
      ))}
    </chakra.div>
  );
}
