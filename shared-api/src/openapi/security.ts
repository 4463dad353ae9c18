import type { Access } from '../kernel';

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Il testo `access_token` di `auth/login`.' },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
    description: '`t=secondi,v1=HMAC-SHA256` di `secondi.contenuto`, in esadecimale minuscolo; vale 5 minuti.',
  },
};

export type SecurityRequirement = Readonly<Partial<Record<keyof typeof securitySchemes, readonly string[]>>>;

/** What a caller must show; an empty list when anybody may call. */
export function securityOf(access: Access): readonly SecurityRequirement[] {
  if (access === 'anybody' || access === 'demo') return [];
  return access === 'provider' ? [{ signature: [] }] : [{ bearer: [] }];
}

const callers = {
  anybody: 'Per chiunque.',
  account: 'Per chi ha fatto l’accesso.',
  user: 'Per i clienti: solo i propri contratti.',
  manager: 'Per i manager: solo i propri dealer.',
  admin: 'Per l’operatore.',
  staff: 'Per manager e operatore.',
  demo: 'Solo nella dimostrazione.',
  provider: 'Per il gestore dei pagamenti.',
} as const satisfies Record<Access, string>;

/** Who may call, as a sentence. */
export function callersOf(access: Access): string {
  return callers[access];
}
