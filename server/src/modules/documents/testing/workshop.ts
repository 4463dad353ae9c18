import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the command-line tools' files; `remove` it when the test is done. */
export function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'carcare-pdf-'));
  const at = (name: string) => join(folder, name);
  return {
    at,
    write: (name: string, content: Uint8Array | string) => writeFileSync(at(name), content),
    read: (name: string) => new Uint8Array(readFileSync(at(name))),
    openssl: (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' }),
    /** Runs a tool and gives all that it said and how it ended. */
    run: (tool: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' });
      return { status, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Workshop = ReturnType<typeof workshop>;

const extensions = `
[ca]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign
[seal]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
[stamp]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
`;

/** An authority `ca.pem` and, issued by it, `<name>.key` and `<name>.pem` with the extensions of `section`. */
export function issueCertificate(shop: Workshop, name: string, section: 'seal' | 'stamp'): void {
  shop.write('extensions.cnf', extensions);
  const caRequest = [
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'ca.key',
    '-subj',
    '/CN=Autorita di prova',
    '-out',
    'ca.csr',
  ];
  shop.openssl(...caRequest);
  shop.openssl(
    'x509',
    '-req',
    '-in',
    'ca.csr',
    '-signkey',
    'ca.key',
    '-days',
    '3650',
    '-extfile',
    'extensions.cnf',
    '-extensions',
    'ca',
    '-out',
    'ca.pem',
  );
  const request = [
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    `${name}.key`,
    '-subj',
    `/CN=${name} di prova`,
    '-out',
    `${name}.csr`,
  ];
  shop.openssl(...request);
  shop.openssl(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '3650',
    '-extfile',
    'extensions.cnf',
    '-extensions',
    section,
    '-out',
    `${name}.pem`,
  );
}
