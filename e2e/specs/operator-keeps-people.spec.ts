import { adminUsers } from 'shared-api/contracts';
import { demonstrationEmails } from '../fixtures/account';
import { newCustomer } from '../fixtures/contract-data';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { PasswordPage } from '../pages/password-page';
import { StaffFrame } from '../pages/staff-frame';
import { UserPage } from '../pages/user-page';
import { UsersPage } from '../pages/users-page';

test('somebody is invited by e-mail, chooses a password and works for the dealer that was chosen', async ({
  page,
  inbox,
  otherDevice,
}) => {
  const { email } = newCustomer();
  const colleague = { firstname: 'Chiara', lastname: 'Fontana', email, store: 'Brianza Motori' };
  const users = new UsersPage(page);
  await users.open();
  await new LoginPage(page).signIn('admin');
  await users.invite(colleague);
  await expect(new UserPage(page).heading('Chiara Fontana')).toBeVisible();
  await expect(page.getByText(/nessun accesso finora/)).toBeVisible();

  const password = 'un tetto rosso sopra Monza';
  const theirs = await otherDevice.newPage();
  const invitation = new PasswordPage(theirs);
  await invitation.open(await inbox.invitationPath(email));
  await expect(theirs.getByText(email)).toBeVisible();
  await invitation.chooseFirst(password);
  await expect(new StaffFrame(theirs).greeting('Chiara')).toBeVisible();
  await theirs.goto('/cms/manager/stores');
  await expect(theirs.getByRole('region', { name: 'Brianza Motori' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Autocentro Lambro' })).toHaveCount(0);
});

test('a new role ends the sessions of its person, who then finds what it opens', async ({
  page,
  account,
  inbox,
  otherDevice,
}) => {
  const theirs = await otherDevice.newPage();
  const login = new LoginPage(theirs);
  await theirs.goto('/account');
  await login.signInAs(account);
  await expect(theirs.getByRole('heading', { name: 'Le tue auto' })).toBeVisible();

  const users = new UsersPage(page);
  await users.open();
  await new LoginPage(page).signIn('admin');
  await users.openPerson(account.email);
  await new UserPage(page).giveRole('Manager');

  await theirs.getByRole('link', { name: 'Contratti', exact: true }).click();
  await expect(login.heading).toBeVisible();
  await expect.poll(async () => (await inbox.messagesTo(account.email))[0]?.body).toMatch(/ora ha questi ruoli/);
  await login.signInAs(account);
  await expect(login.heading).toBeHidden();
  await theirs.goto('/cms/manager');
  await expect(theirs).toHaveURL('/cms/manager');
});

test('nobody takes their own roles away or shuts themselves out', async ({ page, operator }) => {
  const users = new UsersPage(page);
  await users.open();
  await new LoginPage(page).signIn('admin');
  await users.openPerson(demonstrationEmails.admin);
  const person = new UserPage(page);
  await expect(person.roles.getByText('Sono i tuoi ruoli: può cambiarli solo un altro amministratore.')).toBeVisible();
  await expect(person.role('Amministratore')).toBeDisabled();
  await expect(person.closing.getByRole('button', { name: 'Disattiva l’account' })).toBeDisabled();
  await expect(person.closing.getByRole('button', { name: 'Cancella l’account' })).toBeDisabled();

  const { data: me } = await operator.account.get();
  const call = { params: { uid: me.uid }, body: { roles: ['user' as const] } };
  await expect(operator.bind(adminUsers).updateRoles(call)).rejects.toThrow(/: 422 .*"roles"/);
});
