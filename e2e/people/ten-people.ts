import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Account, demonstrationEmails, demonstrationPassword } from '../fixtures/account';
import { watchConsole } from '../fixtures/console-watch';
import { watchFiles } from '../fixtures/file-watch';
import { MovingCustomer, WalkingCustomer } from './customers';
import { DealerAtTheList, DealerWithACustomer } from './dealers';
import { OperatorWithANewDealer, ReadingOperator } from './operators';
import type { Person, Writer } from './person';
import { BuyingVisitor, CuriousVisitor } from './visitors';

interface Cast {
  readonly buyer: BuyingVisitor;
  readonly visitor: CuriousVisitor;
  readonly mover: MovingCustomer;
  readonly customer: WalkingCustomer;
  readonly seller: DealerWithACustomer;
  readonly dealers: readonly DealerAtTheList[];
  readonly founder: OperatorWithANewDealer;
  readonly operators: readonly ReadingOperator[];
}

/** Two visitors, two customers, three dealers and three operators, each in a browser of their own. */
export class TenPeople {
  readonly everybody: readonly Person[];
  /** Who walks from page to page, and may leave at any time. */
  readonly walkers: readonly Person[];
  /** Who is in the middle of a form. */
  readonly writers: readonly Writer[];

  private constructor(
    readonly cast: Cast,
    /** What went wrong in one of their browsers: errors in the console, files that did not come. */
    readonly troubles: readonly (readonly string[])[],
  ) {
    const { buyer, visitor, mover, customer, seller, dealers, founder, operators } = cast;
    this.writers = [buyer, mover, seller, founder];
    this.walkers = [visitor, customer, ...dealers, ...operators];
    this.everybody = [...this.writers, ...this.walkers];
  }

  /** They come and begin to work. */
  static async arrive(browser: Browser, options: BrowserContextOptions, account: Account): Promise<TenPeople> {
    const troubles: (readonly string[])[] = [];
    const open = async (): Promise<Page> => {
      const context = await browser.newContext(options);
      troubles.push(watchConsole(context), watchFiles(context));
      const page = await context.newPage();
      // Ten browsers and a build on two cores: who is told that a part did not come does what the page advises.
      const unloaded = page.getByRole('heading', { name: 'Questa parte della pagina non si è caricata' });
      await page.addLocatorHandler(unloaded, () => page.getByRole('button', { name: 'Riprova' }).click());
      return page;
    };
    const cast: Cast = {
      buyer: new BuyingVisitor(await open()),
      visitor: new CuriousVisitor(await open()),
      mover: new MovingCustomer(await open(), account),
      customer: new WalkingCustomer(await open(), { email: demonstrationEmails.user, password: demonstrationPassword }),
      seller: new DealerWithACustomer(await open()),
      dealers: [
        new DealerAtTheList('the first dealer at the list', await open()),
        new DealerAtTheList('the second dealer at the list', await open()),
      ],
      founder: new OperatorWithANewDealer(await open()),
      operators: [
        new ReadingOperator('the first operator at the audit', await open()),
        new ReadingOperator('the second operator at the audit', await open()),
      ],
    };
    const people = new TenPeople(cast, troubles);
    // One after the other: ten first loads at once take two cores longer than the shell waits for an area.
    for (const person of people.everybody) await person.begin();
    return people;
  }

  /** Each does something, all at once. */
  async each(act: (person: Person) => Promise<void>): Promise<void> {
    await Promise.all(this.everybody.map(act));
  }

  /**
   * Everybody works while something is under way, and no form loses anything. All begin at once; then one goes on after
   * the other as it tells how far it is, which leaves a machine to what is under way.
   * @param begin what is under way: it calls `goOn` at each line that it prints
   */
  async workDuring<Result>(begin: (goOn: () => void) => Promise<Result>): Promise<Result> {
    let working = this.each((person) => person.work());
    let turn = 0;
    let isSomebodyNext = false;
    const goOn = () => {
      if (isSomebodyNext) return;
      isSomebodyNext = true;
      working = working.then(() => {
        isSomebodyNext = false;
        const person = this.everybody[turn % this.everybody.length];
        turn += 1;
        return person?.work();
      });
    };
    const result = await begin(goOn);
    await working;
    for (const writer of this.writers) await writer.expectKept();
    return result;
  }

  async goHome(): Promise<void> {
    for (const { page } of this.everybody) await page.context().close();
  }
}
