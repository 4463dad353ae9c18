import { composeStills } from './still-pages';

test('frame and page are one page, each rule once, the page in the place of the slot', () => {
  const part = (html: string, css: [string, string][]) => ({ html, css });
  const page = {
    ...part('<h1>$& Ciao</h1>', [
      ['b', '.b{}'],
      ['shared', '.s{}'],
    ]),
    title: 'T',
    description: 'D',
    structured: [],
  };
  const stills = composeStills(
    {
      '/': part('<main><div id="still-slot"></div></main>', [
        ['shared', '.s{}'],
        ['a', '.a{}'],
      ]),
      '*': part('<i><div id="still-slot"></div></i>', []),
    },
    { '/': page, '/privacy': page },
    '@font-face{}',
  );

  expect(stills.get('/')).toMatchObject({
    html: '<main><h1>$& Ciao</h1></main>',
    style: '@font-face{}.s{}.a{}.b{}',
    ids: ['shared', 'a', 'b'],
  });
  expect(stills.get('/privacy')?.html).toBe('<i><h1>$& Ciao</h1></i>');
});
