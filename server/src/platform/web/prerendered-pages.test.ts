import { composePrerendered } from './prerendered-pages';

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
  const prerendered = composePrerendered(
    {
      '/': part('<main><div id="prerender-slot"></div></main>', [
        ['shared', '.s{}'],
        ['a', '.a{}'],
      ]),
      '*': part('<i><div id="prerender-slot"></div></i>', []),
    },
    { '/': page, '/privacy': page },
    '@font-face{}',
  );

  expect(prerendered.get('/')).toMatchObject({
    html: '<main><h1>$& Ciao</h1></main>',
    style: '@font-face{}.s{}.a{}.b{}',
    ids: ['shared', 'a', 'b'],
  });
  expect(prerendered.get('/privacy')?.html).toBe('<i><h1>$& Ciao</h1></i>');
});
