/** The product's colours and lines, by hand: the page needs nothing else. */
export const inboxStyle = `
:root { color-scheme: light dark; --canvas: #f5f7f8; --panel: #fff; --text: #05141f; --muted: #4f6475; --line: #d5dce1; --edge: #7c8c99; --brand: #335066; --on-brand: #fff; --ring: #0b66c3; }
@media (prefers-color-scheme: dark) { :root { --canvas: #05141f; --panel: #0b2030; --text: #e8eef2; --muted: #a9b8c4; --line: #264055; --edge: #6b8397; --brand: #9fc3de; --on-brand: #05141f; --ring: #6eb8ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/24px Roboto, system-ui, sans-serif; }
a { color: var(--brand); overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.bar { display: flex; justify-content: space-between; align-items: center; min-height: 56px; padding: 0 24px; background: #05141f; }
.bar a { color: #fff; padding: 8px 0; }
.bar a:first-child { letter-spacing: .14em; font-weight: 600; text-decoration: none; }
.page { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 28px; margin: 8px 0; }
h3 { font-size: 14px; line-height: 20px; margin: 16px 0 4px; }
.tools { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin: 16px 0; }
input, button { min-height: 40px; padding: 0 12px; border: 1px solid var(--edge); background: var(--panel); color: var(--text); font: inherit; }
button { border-color: var(--brand); background: var(--brand); color: var(--on-brand); cursor: pointer; }
[data-days] { background: transparent; color: var(--brand); font-size: 14px; }
article { margin: 16px 0; padding: 16px; border: 1px solid var(--line); background: var(--panel); }
.head { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 0; color: var(--muted); font-size: 14px; line-height: 20px; }
.head time { margin-left: auto; }
.kind { padding: 0 8px; border: 1px solid var(--edge); color: var(--text); font-weight: 700; font-size: 11px; letter-spacing: .06em; text-transform: uppercase; }
.code { margin: 12px 0; }
.code span { color: var(--muted); }
.code strong { font: 600 40px/48px 'Roboto Mono', ui-monospace, monospace; letter-spacing: .12em; user-select: all; }
.body { margin: 8px 0 0; max-width: 68ch; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { color: var(--muted); }
`;
