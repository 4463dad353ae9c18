import { orderBody } from '../../scale/visitor.mjs';
import { box, button, card, field, heading } from './engine.mjs';

/** The operator's pages, and the first words of each. */
const operatorPages = {
  '': 'Cruscotto',
  contracts: 'Contratti',
  stores: 'Dealer',
  packages: 'Pacchetti',
  users: 'Utenti',
  'in-app-notifications': 'Notifiche',
  messages: 'Messaggi',
  analytics: 'Statistiche',
  audit: 'Registro',
  system: 'Sistema',
  settings: 'Impostazioni',
};

/** From the number on the registration document to the signed contract, as somebody who was never here. */
export async function visitorSigns(browser, { address, order, provider }) {
  const person = orderBody(order);
  await browser.open(`${address}/`);
  await browser.type(field('Numero di telaio'), person.car_vin);
  await browser.click(button('Cerca l’auto'));
  await browser.see(heading('È questa la tua auto?'));
  await browser.type(field('Modello'), person.car_model);
  await browser.type(field('Alimentazione'), 'Benzina');
  await browser.type(field('Targa'), 'GT109RZ');
  await browser.type(field('Chilometri di oggi'), String(person.km));
  await browser.type(field('Prima immatricolazione'), '18032025');
  await browser.click(button('Vedi i pacchetti'));
  await browser.click(card('Completo 36'));
  await browser.click(button('Scegli il concessionario'));
  await browser.click(card('Autocentro Lambro'));
  await browser.click(button('Continua'));
  await browser.type(field('Nome'), person.firstname);
  await browser.type(field('Cognome'), person.lastname);
  await browser.type(field('E-mail'), person.email);
  await browser.type(field('Cellulare'), person.phone);
  await browser.type(field('Via e numero civico'), person.address);
  // The town and its province come with it.
  await browser.type(field('CAP'), person.zip_code);
  await browser.click(box('Ho letto l’informativa'));
  await browser.click(button('Leggi il contratto'));
  await browser.see('//canvas');
  await browser.click(box('condizioni di contratto'));
  await browser.click(box('Approvo specificamente'));
  await browser.click(button('Invia il codice al numero'));
  await browser.type(field('Codice di 6 cifre'), await provider.codeFor(person.phone));
  await browser.click(button('Firma con obbligo di pagare'));
  await browser.see("//main//*[contains(text(),'Contratto firmato')]");
}

/** Signs in, and opens every page of the navigation. */
export async function operatorLooksRound(browser, { address, admin }) {
  await browser.open(`${address}/login`);
  await browser.type(field('E-mail'), admin.email);
  await browser.type(field('Password'), admin.password);
  await browser.click(button('Accedi'));
  await browser.see(heading('Ciao'));
  for (const [page, words] of Object.entries(operatorPages)) {
    await browser.open(`${address}/cms/admin/${page}`);
    await browser.see(heading(words));
  }
}
