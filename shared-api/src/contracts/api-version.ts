/**
 * The version of the contract between browser and server: of every call, its parameters, bodies and answers. A build
 * of the shell or of an area wants the version that has its calls as they are, or a later minor one (`apiRange`); a
 * server tells the one that it serves, in `registry.json` and in every page.
 *
 * To be raised with every change of the contract:
 * - minor, when builds of before work on: a new call, a field that may be left out, one more field in an answer;
 * - major, when they do not: a call or field is gone, has another name or meaning, or must be there now. No build of
 *   before runs then, so better add the new beside the old, and take the old away when no build uses it.
 *
 * Which version made each call what it is stands in `call-versions.json`, which `node scripts/checks/call-versions.mjs
 * --write` writes after the version was raised: a build wants the newest of its own calls, and no later one.
 */
export const apiVersion = '1.33.0';

/** The contract that bears this version: a test tells when it is another by now, and the digest that it has then. */
export const contractDigest = 'e21bd098b985f7bf';
