import { describe, expect, it } from "vitest";
import { toastEdge } from "./toast-edge.ts";

const PLACES = { bottom: { top: 700, bottom: 764 }, top: { top: 72, bottom: 136 } };

describe("where toasts stand", () => {
	it.each([
		["at the bottom of a page without a primary button", [], "bottom"],
		["at the bottom while the button is in the middle", [{ top: 400, bottom: 448 }], "bottom"],
		["at the top while the button is where they would be", [{ top: 710, bottom: 758 }], "top"],
		["at the top while the button reaches into their place", [{ top: 660, bottom: 701 }], "top"],
		["at the bottom while the button only touches their place", [{ top: 652, bottom: 700 }], "bottom"],
		["at the bottom while the button is at the top", [{ top: 80, bottom: 120 }], "bottom"],
		[
			"where they cover fewer buttons",
			[
				{ top: 710, bottom: 758 },
				{ top: 720, bottom: 740 },
				{ top: 80, bottom: 120 },
			],
			"top",
		],
		["at the bottom while the button is below the window", [{ top: 900, bottom: 948 }], "bottom"],
	] as const)("%s", (_name, buttons, edge) => {
		expect(toastEdge(buttons, PLACES)).toBe(edge);
	});
});
