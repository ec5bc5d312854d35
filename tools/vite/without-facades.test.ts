import { expect, it } from "vitest";
import { importingWholes } from "./without-facades.ts";

const facades = new Map([["cards-1.js", { of: "group-2.js", names: { default: "t", cardParts: "a" } }]]);

it.each([
	[
		"an import of a facade takes what it passes on from its script",
		"n(()=>import(`./cards-1.js`),[])",
		'n(()=>import("./group-2.js").then(e=>({default:e.t,cardParts:e.a})),[])',
	],
	[
		"an import waits for that script",
		'm.f=["assets/cards-1.js","assets/x.js"]',
		'm.f=["assets/group-2.js","assets/x.js"]',
	],
	["another import stays", "import(`./x.js`)", "import(`./x.js`)"],
])("%s", (_what, code, expected) => expect(importingWholes(code, facades)).toBe(expected));
