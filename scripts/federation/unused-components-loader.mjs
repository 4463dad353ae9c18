/**
 * Lets those of a package's components be dropped that nobody uses: that making one does nothing else is said to the
 * minifier, and the names that it gives them for developers' tools, which would keep each, are left out.
 * @param {string} source of a production build
 */
export default function unusedComponents(source) {
  return source
    .replace(/^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = ".*";$/gm, '');
}
