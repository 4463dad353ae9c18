/**
 * A browser that another engine than Chromium's draws in.
 * @typedef {object} Engine
 * @property {string} name
 * @property {() => string | null} missing the Debian package that it lacks here
 * @property {() => Promise<Browser>} start
 */

/**
 * One page of it. What is looked for is named by XPath, which all drivers know, and waited for until it is seen.
 * @typedef {object} Browser
 * @property {string} version
 * @property {(address: string) => Promise<unknown>} open
 * @property {(xpath: string) => Promise<unknown>} see
 * @property {(xpath: string) => Promise<unknown>} click as with the mouse
 * @property {(xpath: string, text: string) => Promise<unknown>} type as with the keyboard
 * @property {() => Promise<unknown>} stop
 */

/** What a page shows, by its words. */
export const heading = (words) => `//main//h1[contains(normalize-space(.),'${words}')]`;
export const button = (words) => `//main//button[starts-with(normalize-space(.),'${words}')]`;
/** The last of that name: others stand in what is folded away before it. */
export const field = (words) =>
  `(//main//*[@id=//label[starts-with(normalize-space(.),'${words}')]/@for][not(@type='checkbox')])[last()]`;
const withControl = (type, words) =>
  `//main//label[.//input[@type='${type}']][contains(normalize-space(.),'${words}')]`;
export const card = (words) => withControl('radio', words);
/** The drawn box: the words beside it may bear a link. */
export const box = (words) => `(${withControl('checkbox', words)}//*[not(self::input)])[1]`;
