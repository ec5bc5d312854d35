import { circlePath, times } from "../drawing.ts";
import { blossom, glassDefinitions } from "../garden-symbols.ts";
import { lead, pane } from "../glass-lead.ts";

const ARCH = "M-44,50V-10C-44,-38 -24,-52 0,-52C24,-52 44,-38 44,-10V50Z";

/** A leaf of the gate, open towards the viewer: `side` is -1 on the left. */
const leafOf = (side: number): string =>
	`<g transform="scale(${side},1)">${lead("M44,-12V50M20,-4V50M44,-10L20,-2M44,18L20,22", 4)}${lead(
		times(3, (at) => `M${38 - at * 6},${-8 + at * 2}V50`),
		2.2,
	)}${lead("M40,8C34,2 26,4 26,10C26,15 33,15 33,10", 1.8)}</g>`;

/** The picture on the title's card: an open gate of iron by moonlight, and a rose on the path behind it. */
export const gateMotif = (): string =>
	[
		`<defs>${glassDefinitions}</defs><g transform="translate(16 16) scale(.29)" filter="url(#glass)">`,
		`<path d="${ARCH}" fill="url(#g-blue)"/>`,
		pane(circlePath(15, -28, 10), "milk", 2),
		pane("M-30,22C-20,4 20,4 30,22V50H-30Z", "moss", 2),
		pane("M-5,16H5L17,50H-17Z", "sky", 2),
		`<g transform="translate(0,2)">${blossom(0.62)}</g>`,
		lead(ARCH, 5),
		leafOf(-1),
		leafOf(1),
		"</g>",
	].join("");
