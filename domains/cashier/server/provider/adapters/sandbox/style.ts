import { Markup } from "./html.ts";

/** The look of another company: a light theme, so that its page is not mistaken for one of this site. */
export const STYLE = new Markup(`
:root { color-scheme: light; --ink: #14213d; --soft: #4a5878; --line: #8793ad; --paper: #fff; --sea: #0b5cad; --issue: #b3261e }
* { box-sizing: border-box }
body { margin: 0; background: #e8eef7; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-inline-size: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
.company { display: flex; align-items: center; gap: .5rem; font-weight: 700; margin: 0 0 1rem }
.company svg { inline-size: 1.75rem; block-size: 1.75rem }
.card { background: var(--paper); border-radius: .5rem; padding: 1.5rem; box-shadow: 0 1px 2px #14213d33 }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem }
h1:focus-visible, .issue-summary:focus-visible { outline: 3px solid var(--sea); outline-offset: 4px }
label, .label { display: block; font-weight: 600; margin-block: 1rem .25rem }
.hint, .notice, .tests { color: var(--soft); font-size: .875rem }
.hint { display: block; font-weight: 400 }
input[type="text"] { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; font-variant-numeric: tabular-nums;
	border: 1px solid var(--line); border-radius: .375rem; color: inherit; background: var(--paper) }
input[aria-invalid="true"] { border: 2px solid var(--issue) }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end }
@media (max-width: 24rem) { .pair { grid-template-columns: 1fr } }
button, .button { display: block; inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 1rem; padding: .5rem 1rem; font: inherit;
	font-weight: 600; text-align: center; border-radius: .375rem; border: 1px solid var(--sea); cursor: pointer; text-decoration: none }
.main { background: var(--sea); color: #fff }
.other { background: none; color: var(--sea) }
.issue { display: block; color: var(--issue); font-size: .875rem; font-weight: 400 }
.issue-summary { border-inline-start: 4px solid var(--issue); padding: .5rem .75rem; margin: 0 0 1rem; background: #fdf0ef }
fieldset { border: 1px dashed var(--line); border-radius: .375rem; margin: 1.5rem 0 0; padding: .75rem 1rem }
legend { font-weight: 600; padding-inline: .25rem }
.tests { margin: 0; padding-inline-start: 1.25rem }
.choice { display: flex; align-items: center; gap: .75rem; min-block-size: 2.75rem; margin: .5rem 0 0; font-weight: 400 }
.choice input { inline-size: 1.25rem; block-size: 1.25rem }
`);
