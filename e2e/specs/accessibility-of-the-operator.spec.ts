import type { ApiClient } from 'shared-api/client';
import { adminNotifications, adminPackages, adminUsers } from 'shared-api/contracts';
import { demonstrationEmails } from '../fixtures/account';
import { dealerContract } from '../fixtures/dealer';
import { expectAccessibleEverywhere, isThere } from '../fixtures/obstacles';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';

type OwnPage = readonly [path: string, heading: string | RegExp];

/** A person, a package and a notification of the demonstration, as the operator finds them. */
async function recordsOf(operator: ApiClient) {
  const [people, packages, notifications] = await Promise.all([
    operator.bind(adminUsers).search({ query: { search: demonstrationEmails.manager } }),
    operator.bind(adminPackages).search({ query: { per_page: 1 } }),
    operator.bind(adminNotifications).search({ query: { per_page: 1 } }),
  ]);
  const [[person], [carePackage], [notification]] = [people.data, packages.data, notifications.data];
  if (!person || !carePackage || !notification) throw new Error('The demonstration lacks a record');
  return { person, carePackage, notification };
}

const lists: readonly OwnPage[] = [
  ['', 'Cruscotto'],
  ['/analytics', 'Giorno per giorno'],
  ['/analytics?from=2026-11-02&to=2026-11-15', 'Giorno per giorno'],
  ['/contracts', 'Contratti'],
  ['/stores', 'Dealer'],
  ['/packages', 'Pacchetti'],
  ['/users', 'Utenti'],
  ['/in-app-notifications', 'Notifiche'],
  ['/messages', 'Messaggi'],
  ['/audit', 'Registro'],
  ['/system', 'Sistema'],
];
const forms: readonly OwnPage[] = [
  ['/stores/new', 'Nuovo dealer'],
  ['/stores/import', 'Scegliere il file'],
  ['/packages/new', 'Nuovo tipo di pacchetto'],
  ['/packages/import', 'Scegliere il file'],
  ['/packages/completo/new', 'Nuovo pacchetto'],
  ['/users/new', 'Nuovo utente'],
  ['/in-app-notifications/new', 'Nuova notifica'],
  ['/messages/templates', 'Testi dei messaggi'],
  ['/settings', 'Codici e firma'],
];

/** The records' own pages, whose addresses a spec finds first. */
async function recordPages(operator: ApiClient, manager: ApiClient): Promise<readonly OwnPage[]> {
  const contract = await dealerContract(manager);
  const { person, carePackage, notification } = await recordsOf(operator);
  return [
    [`/contracts/${contract.contract_uid}`, 'In attesa del cliente'],
    [`/contracts/${contract.contract_uid}?modifica`, /^Modifica /],
    [`/stores/${contract.store.store_uid}`, 'Manager'],
    ['/packages/completo', 'Modulo PDF'],
    [`/packages/${carePackage.type}/${carePackage.id}`, carePackage.title],
    [`/users/${person.uid}`, 'Sessioni'],
    [`/in-app-notifications/${notification.id}`, notification.title],
  ];
}

const groups: Readonly<Record<string, (operator: ApiClient, manager: ApiClient) => Promise<readonly OwnPage[]>>> = {
  lists: async () => lists,
  forms: async () => forms,
  records: recordPages,
};

for (const [name, pagesOf] of Object.entries(groups)) {
  test(`the operator’s ${name} have no obstacle`, async ({ page, operator, manager }) => {
    test.setTimeout(720_000);
    const pages = await pagesOf(operator, manager);
    await page.goto('/cms/admin');
    await new LoginPage(page).signIn('admin');
    await expect(page).toHaveURL('/cms/admin');
    for (const [path, heading] of pages) {
      await test.step(`/cms/admin${path}`, async () => {
        await page.goto(`/cms/admin${path}`);
        await isThere(page, heading);
        await expectAccessibleEverywhere(page);
      });
    }
  });
}
