import { describe, expect, it } from "vitest";
import { cuesOfAction, cuesOfOpening } from "./title-cues.ts";

describe("[GAME-01] the cues of a round's steps", () => {
	it.each([
		["blackjack", [{ type: "cardsDealt", count: 4, apartMs: 190 }]],
		["videoPoker", [{ type: "cardsDealt", count: 5, apartMs: 190 }]],
		["mines", []],
		["roulette", []],
	])("begin at %s", (kind, cues) => expect(cuesOfOpening(kind)).toEqual(cues));

	it.each([
		["a safe field", "mines", undefined, [{ type: "revealed", step: 3 }]],
		["a mine", "mines", { winMinor: 0 }, [{ type: "mineHit" }]],
		["what is collected", "mines", { winMinor: 250 }, []],
		["a floor of the tower", "towers", undefined, [{ type: "revealed", step: 3 }]],
		["a card of hi-lo", "hiLo", undefined, [{ type: "cardTurned" }]],
		["the cards of the dealer", "blackjack", { winMinor: 0 }, [{ type: "cardsDealt", count: 2, apartMs: 190 }]],
		["a kind without steps", "plinko", undefined, []],
	])("go on with %s", (_what, kind, ended, cues) => {
		expect(cuesOfAction(kind, 3, ended)).toEqual(cues);
	});
});
