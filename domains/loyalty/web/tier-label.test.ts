import { expect, it } from "vitest";
import { tierColourOf, tierLabelOf } from "./tier-label.ts";

const tiersInfo = { gold: { name: "Gold", colour: "#d4a02c" } };

it.each([
	["the tier's own name", { currentTierId: "gold", tiersInfo }, "Gold", "#d4a02c"],
	["Starter for a tier without a name", { currentTierId: "tin", tiersInfo }, "Starter", undefined],
	["Starter without an answer", null, "Starter", undefined],
])("[LOY-01] the tier's label is %s", (_name, loyalty, label, colour) => {
	expect(tierLabelOf(loyalty)).toBe(label);
	expect(tierColourOf(loyalty)).toBe(colour);
});
