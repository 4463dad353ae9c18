/** A value that three of four pages keep within, and of how many pages; null while there are none. */
export interface Vital {
  readonly p75: number | null;
  readonly samples: number;
}

/** Web vitals: largest paint and slowest answer to an act in milliseconds, and how far the page shifted. */
export interface Vitals {
  readonly lcp: Vital;
  readonly inp: Vital;
  readonly cls: Vital;
}

/** How a version fared in browsers. What a server of before does not tell is left out, and not compared. */
export interface VersionFigures {
  /** How many browsers took it. */
  readonly loads: number;
  /** How often browsers said that it did not come, or broke as a whole. */
  readonly failures: number;
  /** How often a page of it broke while it was drawn. */
  readonly draw_errors?: number | undefined;
  readonly calls?: number | undefined;
  /** Those whose answer says that the server failed. */
  readonly failed_calls?: number | undefined;
  readonly vitals?: Vitals | undefined;
}

/** Failures of a version, whether it did not come or broke while it was drawn. */
export function troublesOf({ failures, draw_errors = 0 }: VersionFigures): number {
  return failures + draw_errors;
}

/**
 * Whether a version fails so often that somebody has to act: in half of its loads, 3 times at least, or in 1 % of them,
 * 5 times at least. Fewer failures say nothing: one browser with a bad line makes as many.
 */
export function isFailing(figures: VersionFigures): boolean {
  const { loads } = figures;
  const troubles = troublesOf(figures);
  return (troubles >= 3 && troubles >= loads / 2) || (troubles >= 5 && troubles >= loads / 100);
}

/** Whether a version fails for most of those who get it, and not for one network alone. */
export function failsForMost(figures: VersionFigures & { readonly reporters: number }): boolean {
  return figures.reporters >= 3 && troublesOf(figures) >= 3 && troublesOf(figures) >= figures.loads / 2;
}

/** What a version on trial does worse than the live one. */
export type Worse = 'failing' | 'calls' | 'lcp' | 'inp' | 'cls';

/** Fewer pages say nothing of how fast a version is. */
const fewestSamples = 20;
/** The values up to which web vitals are called good. */
const good = { lcp: 2_500, inp: 200, cls: 0.1 } as const;

/**
 * Why a version on trial must end:
 * - it fails (`isFailing`), or at least 3 times in 1 % of its loads and twice as often as the live one;
 * - 5 of its calls failed, 2 % of them at least, and twice as many of a hundred as of the live one's;
 * - of 20 pages at least, three of four are no longer good by web vitals, and a quarter slower than the live one's.
 * @returns empty while it does no worse
 */
export function worseThanLive(trial: VersionFigures, live: VersionFigures): readonly Worse[] {
  const share = (part: number, whole: number) => (whole === 0 ? part : part / whole);
  const troubles = troublesOf(trial);
  const troubled = share(troubles, trial.loads);
  const fails =
    isFailing(trial) || (troubles >= 3 && troubled >= 0.01 && troubled >= 2 * share(troublesOf(live), live.loads));
  const failedCalls = share(trial.failed_calls ?? 0, trial.calls ?? 0);
  const callsFail =
    (trial.failed_calls ?? 0) >= 5 &&
    failedCalls >= 0.02 &&
    failedCalls >= 2 * share(live.failed_calls ?? 0, live.calls ?? 0);
  const slower = (['lcp', 'inp', 'cls'] as const).filter((name) => isSlower(name, trial.vitals, live.vitals));
  return [...(fails ? (['failing'] as const) : []), ...(callsFail ? (['calls'] as const) : []), ...slower];
}

function isSlower(name: keyof Vitals, trial: Vitals | undefined, live: Vitals | undefined): boolean {
  const [own, other] = [trial?.[name], live?.[name]];
  if (own?.p75 == null || other?.p75 == null) return false;
  const enough = own.samples >= fewestSamples && other.samples >= fewestSamples;
  return enough && own.p75 > good[name] && own.p75 > 1.25 * other.p75;
}
