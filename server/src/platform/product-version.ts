import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from './server-folder';

const { version }: { version: string } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8'));

/** The product's version, as package.json gives it. */
export const productVersion = version;
