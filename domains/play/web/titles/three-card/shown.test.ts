import { cardOf } from "@baize/engines/cards";
import { describe, expect, it } from "vitest";
import { endedTable, makesOf, openTable, resultOf } from "./shown.ts";

const cards = (text: string): number[] => text.split(" ").map(cardOf);

describe("[GAME-01] the table of three card poker", () => {
	it.each([
		["a folded hand", "As Ah Ad", "2c 3d 5h", "fold", "folded"],
		["a dealer without a queen", "Qs 6h 4d", "Jc Td 8h", "play", "unqualified"],
		["the better hand", "Ks 6h 4d", "Qc Td 8h", "play", "better"],
		["equal hands", "Ks 6h 4d", "Kc 6d 4h", "play", "equal"],
		["the worse hand", "Ks 6h 4d", "2c 2d 8h", "play", "worse"],
	] as const)("names %s", (_what, player, dealer, action, result) => {
		expect(resultOf({ player: cards(player), dealer: cards(dealer), action })).toBe(result);
	});

	it("hides the dealer's cards while the round is open, and shows all when it is over", () => {
		const [player, dealer] = [cards("Ks 6h 4d"), cards("2c 2d 8h")];
		const bet = { anteMinor: 100, pairPlusMinor: 0 };
		const open = openTable({ bet, step: 0, stakeMinor: 100, view: { player, makes: "high" } });
		expect(open).toEqual({ player, dealer: null, isFolded: false });
		const events = [
			{ type: "handsShown", player, dealer, action: "fold" },
			{ type: "roundEnded", stakeMinor: 100, winMinor: 0, celebrate: false },
		];
		const ended = endedTable({ bet, stakeMinor: 100, winMinor: 0, events, actions: [{ do: "fold" }] });
		expect(ended).toEqual({ player, dealer, isFolded: true });
		expect(makesOf(dealer)).toBe("pair");
	});
});
