import type { Color, PDF, PDFPage } from '@libpdf/core';
import type { Fonts, FontWeight } from './fonts';
import { CONTENT_WIDTH, MARGIN, PAGE, RIGHT_EDGE } from './page';
import { palette } from './palette';
import { drawArtifact, type Role, setActualText, type Tag, type TagTree } from './tag-tree';
import { wrap } from './wrap';

export interface TextStyle {
  weight?: FontWeight;
  size?: number;
  color?: Color;
}

type LineStyle = TextStyle & { align?: 'left' | 'right' };

interface Point {
  x: number;
  y: number;
}

interface ParagraphStyle extends TextStyle {
  /** Distance between baselines, in points. */
  leading?: number;
  x?: number;
  width?: number;
  /** Where a bar stands beside every line, to set the text apart. */
  bar?: number;
}

const BODY_SIZE = 9.5;
const BODY_LEADING = 14;
/** A paragraph is never split so that fewer lines than this stand alone. */
const LINES_TOGETHER = 2;

/**
 * Lays out text from top to bottom over as many A4 pages as it takes.
 * `y` is the next baseline's ceiling: drawing moves it down.
 */
export class Sheet {
  readonly pages: PDFPage[] = [];
  page: PDFPage;
  y = 0;
  /** The element that what is drawn now is content of, and the one that new elements are put into. */
  private leaf: Tag | null = null;
  private container: Tag | null;

  /** @param tags null leaves a document without tags as it is */
  constructor(
    private readonly pdf: PDF,
    readonly fonts: Fonts,
    readonly tags: TagTree | null,
  ) {
    this.container = tags?.document ?? null;
    this.page = this.startPage();
  }

  /** What `draw` draws stands in an element that holds others: a section, a table, a row, a list. */
  within(role: Role, draw: () => void): void {
    const before = this.container;
    this.container = this.addTag(role);
    draw();
    this.container = before;
  }

  /** What `draw` draws is the content of one element. */
  as(role: Role, draw: () => void): void {
    const before = this.leaf;
    this.leaf = this.addTag(role);
    draw();
    this.leaf = before;
  }

  /** The element into which a field is put, which is content as well. */
  protected addTag(role: Role): Tag | null {
    const parent = this.leaf ?? this.container;
    return this.tags && parent ? this.tags.add(role, parent) : null;
  }

  /** Text that nobody stated a role for is a paragraph. */
  private content(draw: () => void): void {
    const tag = this.leaf ?? this.addTag('P');
    if (this.tags && tag) this.tags.mark(this.page, tag, draw);
    else draw();
  }

  startPage(): PDFPage {
    this.page = this.pdf.addPage({ size: 'a4' });
    this.pages.push(this.page);
    this.y = PAGE.height - MARGIN.top;
    return this.page;
  }

  /** Goes on to a new page unless `height` points are free on this one. */
  ensure(height: number): void {
    if (this.y - height < MARGIN.bottom) this.startPage();
  }

  /** Leaves white space; at the top of a page there is none to leave. */
  space(height: number): void {
    if (this.y < PAGE.height - MARGIN.top) this.y -= height;
  }

  rule(color: Color = palette.hairline, thickness = 0.6): void {
    this.line({ x: MARGIN.left, y: this.y }, { x: RIGHT_EDGE, y: this.y }, { color, thickness });
  }

  /** A line says nothing. */
  line(start: Point, end: Point, stroke: { color: Color; thickness: number }): void {
    const { page } = this;
    drawArtifact(page, () => page.drawLine({ start, end, ...stroke }));
  }

  /** A line of text that is repeated on each page, and read on none. */
  artifactAt(text: string, x: number, y: number, style: LineStyle = {}): void {
    drawArtifact(this.page, () => this.drawText(text, x, y, style));
  }

  /** Draws one line with its baseline at `y`; `x` is its right end when `align` is right. */
  textAt(text: string, x: number, y: number, style: LineStyle = {}): void {
    this.content(() => this.drawText(text, x, y, style));
  }

  private drawText(text: string, x: number, y: number, style: LineStyle): void {
    const { weight = 'regular', size = BODY_SIZE, color = palette.ink, align = 'left' } = style;
    const font = this.fonts[weight];
    const left = align === 'right' ? x - font.widthOfTextAtSize(text, size) : x;
    this.page.drawText(text, { x: left, y, font, size, color });
  }

  /** Draws letters set apart, as the wordmark is. */
  trackedAt(text: string, x: number, y: number, style: { weight: FontWeight; size: number; tracking: number }): void {
    const font = this.fonts[style.weight];
    const tag = this.addTag('P');
    const draw = () => {
      let left = x;
      for (const letter of text) {
        if (letter !== ' ') this.page.drawText(letter, { x: left, y, font, size: style.size, color: palette.ink });
        left += font.widthOfTextAtSize(letter, style.size) + style.size * style.tracking;
      }
    };
    if (tag) setActualText(tag, text);
    if (this.tags && tag) this.tags.mark(this.page, tag, draw);
    else draw();
  }

  /** Draws a wrapped text and moves below it; goes on to the next page when it must. */
  paragraph(text: string, style: ParagraphStyle = {}): void {
    const { weight = 'regular', size = BODY_SIZE, color = palette.ink, leading = BODY_LEADING } = style;
    const { x = MARGIN.left, width = CONTENT_WIDTH } = style;
    const lines = wrap(text, this.fonts[weight], size, width);
    const before = this.leaf;
    this.leaf ??= this.addTag('P');
    lines.forEach((line, index) => {
      this.ensure(leading * linesTogether(index, lines.length));
      this.y -= leading;
      // Who reads the lines one after the other needs the space between them.
      const shown = index < lines.length - 1 ? `${line} ` : line;
      this.textAt(shown, x, this.y + (leading - size) / 2, { weight, size, color });
      if (style.bar !== undefined) this.barAt(style.bar, leading);
    });
    this.leaf = before;
  }

  /** A small muted line below what was drawn last. */
  note(text: string): void {
    this.paragraph(text, { size: 8, leading: 12, color: palette.muted });
  }

  private barAt(x: number, height: number): void {
    this.line({ x, y: this.y }, { x, y: this.y + height }, { color: palette.ink, thickness: 1.5 });
  }

  /** The height that `paragraph` would take on one page. */
  paragraphHeight(text: string, style: ParagraphStyle = {}): number {
    const { weight = 'regular', size = BODY_SIZE, leading = BODY_LEADING, width = CONTENT_WIDTH } = style;
    return wrap(text, this.fonts[weight], size, width).length * leading;
  }
}

/** How many lines must fit on this page before the one at `index` may be drawn on it. */
function linesTogether(index: number, count: number): number {
  if (count <= LINES_TOGETHER) return index === 0 ? count : 1;
  const opensParagraph = index === 0;
  const wouldLeaveOneBehind = index === count - LINES_TOGETHER;
  return opensParagraph || wouldLeaveOneBehind ? LINES_TOGETHER : 1;
}
