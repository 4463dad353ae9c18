import { useRef, useState } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { termsPath } from 'shared-api/terms';
import { chakra, Note } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { maskPhone } from 'shared-ui/format';
import { CodeEntry, CodeHeading, SendCode, SigningBlocked } from './code-block';
import { SignActions } from './sign-actions';
import { SignButton } from './sign-button';
import { Ticks, type TickValues } from './ticks';
import { useSigning } from './use-signing';
import { WhatBinds } from './what-binds';

const Binding = chakra('div', {
  base: { bg: 'bg.muted', padding: { base: '16px', md: '24px' }, borderTopWidth: '1px' },
});

const noTicks: TickValues = { terms: false, clauses: false, general: false, marketing: false, survey: false };

/** Ticks, code, what binds, and the one button that binds, in this order. */
export function SignPanel({ contract }: { contract: CustomerContract }) {
  const signing = useSigning(contract);
  const [ticks, setTicks] = useState(noTicks);
  const [missing, setMissing] = useState(false);
  const [code, setCode] = useState('');
  const submit = useRef<HTMLButtonElement>(null);
  const ticksBox = useRef<HTMLDivElement>(null);
  const { otp } = contract;
  const sent = contract.status === 'PENDING' && otp !== null;
  const blocked = contract.signing_blocked_at !== null;
  const askConsents = !contract.general;

  function send() {
    const complete = ticks.terms && ticks.clauses && (!askConsents || ticks.general);
    setMissing(!complete);
    if (!complete) {
      const needed = askConsents ? (['general', 'terms', 'clauses'] as const) : (['terms', 'clauses'] as const);
      const first = needed.find((name) => !ticks[name]);
      ticksBox.current?.querySelector<HTMLElement>(`input[name=${first}]`)?.focus();
    } else signing.ask(askConsents ? { general: true, marketing: ticks.marketing, survey: ticks.survey } : null);
  }

  return (
    <Panel bare position={{ md: 'sticky' }} top="88px">
      <PanelBody ref={ticksBox}>
        <Ticks
          values={ticks}
          onChange={setTicks}
          given={sent}
          askConsents={askConsents}
          terms={termsPath(contract.package.kind, contract.package.terms_version)}
          missing={missing}
        />
      </PanelBody>
      <PanelBody>
        <CodeHeading />
        {blocked ? (
          <SigningBlocked store={contract.store} />
        ) : sent ? (
          <CodeEntry
            otp={otp}
            sha256={contract.document_sha256}
            code={code}
            onCode={setCode}
            signing={signing}
            submit={submit}
          />
        ) : (
          <SendCode phone={maskPhone(contract.phone)} loading={signing.asking} onSend={send} />
        )}
        {signing.failure && (
          <Note tone="error" role="alert" marginTop="12px">
            {signing.failure}
          </Note>
        )}
      </PanelBody>
      <Binding>
        <WhatBinds contract={contract} />
        <SignButton ref={submit} otp={sent && !blocked ? otp : null} code={code} signing={signing} />
        <SignActions contract={contract} />
      </Binding>
    </Panel>
  );
}
