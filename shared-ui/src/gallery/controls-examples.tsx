import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../button';
import { Checkbox } from '../components/checkbox';
import { Radio, RadioCard, RadioCards, Switch } from '../components/choices';
import { SelectField, TextAreaField, TextField } from '../components/field';
import { ArrowRightIcon, DeleteIcon, DownloadIcon, EditIcon, Icon, MoreIcon } from '../components/icons';
import { Money } from '../components/values';
import { OuterLink } from '../link';
import { Menu } from '../menu';
import { Example, State } from './example';

function Packages() {
  const [chosen, setChosen] = useState<string | null>('c36');
  return (
    <RadioCards label="Pacchetto" value={chosen} onChange={setChosen}>
      <RadioCard
        value="t24"
        title="Tagliandi 24"
        detail="Due tagliandi, ricambi originali."
        aside={<Money amount="549.00" fontWeight={600} />}
      />
      <RadioCard
        value="c36"
        title="Completo 36"
        detail="Tagliandi, guasti e soccorso."
        aside={<Money amount="1180.00" fontWeight={600} />}
      >
        3 tagliandi con ricambi e manodopera.
      </RadioCard>
      <RadioCard
        value="e48"
        title="Elettrica 48"
        impossible="Solo per auto elettriche: questa è a benzina."
        aside={<Money amount="1350.00" />}
      />
    </RadioCards>
  );
}

export function ControlsExamples() {
  return (
    <>
      <Example title="Pulsanti">
        <Button look="solid">Continua</Button>
        <Button look="solid" loading>
          Continua
        </Button>
        <Button look="solid" disabled>
          Continua
        </Button>
        <Button>Annulla</Button>
        <Button>
          <Icon of={DownloadIcon} />
          Esporta
        </Button>
        <Button look="ghost">Annulla</Button>
        <Button look="danger">Elimina</Button>
        <Button size="compact">Compatto</Button>
        <IconButton icon={MoreIcon} label="Altre azioni" look="outline" />
        <Menu
          trigger={<Button>Azioni</Button>}
          items={[
            { key: 'edit', label: 'Modifica', icon: EditIcon, command: 'E', onSelect: () => undefined },
            {
              key: 'delete',
              label: 'Elimina',
              icon: DeleteIcon,
              onSelect: () => undefined,
              danger: true,
              apart: true,
              impossible: 'Un contratto pagato non si elimina.',
            },
          ]}
        />
        <ButtonLink to="/" look="link">
          Vedi tutti <Icon of={ArrowRightIcon} />
        </ButtonLink>
      </Example>
      <Example title="Campi">
        <State name="con aiuto" width={240}>
          <TextField
            label="Chilometri"
            hint="Come sul cruscotto dell'auto"
            after="km"
            required
            defaultValue="21.400"
            inputMode="numeric"
          />
        </State>
        <State name="errore" width={240}>
          <TextField label="CAP" error="Il CAP ha 5 cifre." defaultValue="2012" />
        </State>
        <State name="avviso, non blocca" width={240}>
          <TextField label="CAP" warning="20900 è di Monza, non di Milano." defaultValue="20900" />
        </State>
        <State name="sola lettura" width={240}>
          <TextField label="Codice" mono readOnly defaultValue="CC-2026-003968" />
        </State>
        <State name="scelta" width={240}>
          <SelectField
            label="Alimentazione"
            code="(P.3)"
            placeholder="Scegli"
            options={[{ value: 'benzina', label: 'Benzina' }]}
          />
        </State>
        <State name="testo" width={240}>
          <TextAreaField label="Nota" optional />
        </State>
      </Example>
      <Example title="Scelte">
        <State name="schede" width={520}>
          <Packages />
        </State>
        <State name="spunte di 20 px, riga alta 40" width={420}>
          <Checkbox>Accetto di rispondere a sondaggi.</Checkbox>
          <Checkbox defaultChecked>
            Ho letto l’<OuterLink href="#privacy">informativa sulla privacy</OuterLink>.
          </Checkbox>
          <Checkbox error="Serve per ricevere il codice.">
            Ho letto e accetto le <OuterLink href="#condizioni">condizioni di contratto</OuterLink>.
          </Checkbox>
        </State>
        <Radio name="gallery-radio" defaultChecked>
          Sì
        </Radio>
        <Radio name="gallery-radio">No</Radio>
        <Switch defaultChecked>Accesa</Switch>
        <Switch>Spenta</Switch>
      </Example>
    </>
  );
}
