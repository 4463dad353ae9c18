import { exampleReport } from '../testing/packages';
import { errorsFile } from './errors-file';

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}

test('the file holds every line as it was, with what is wrong with it in a column of its own', async () => {
  expect((await textOf(errorsFile(exampleReport, [{ field: 'price', label: 'Prezzo netto' }]))).split('\r\n')).toEqual([
    'sku;Prezzo;mantenance_km;;errori_da_correggere',
    'TAG-24;327,05;40.000;;',
    `COM-36;1.049,1O;60.000;"'=surplus; ""x""";Prezzo netto: Non è un importo con due decimali al massimo. Per esempio 1180,00.`,
    'COM-60;1680,33;110.000;;',
    'GAR-24;450,00;0;;',
    'NOL-12;;;;',
    '',
  ]);
});
