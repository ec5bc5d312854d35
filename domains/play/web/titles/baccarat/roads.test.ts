import { cardOf } from "@baize/engines/cards";
import { describe, expect, it } from "vitest";
import { type Bead, beadOf, isWon, roadOf } from "./roads.ts";

const WINNERS = { P: "player", B: "banker", T: "tie" } as const;
/** "PPBT" as beads. */
const beads = (text: string): Pick<Bead, "winner">[] =>
	[...text].map((letter) => ({ winner: WINNERS[letter as keyof typeof WINNERS] }));
/** The road's places, each as column, row, side and ties: "0.1P". */
const road = (text: string): string =>
	roadOf(beads(text))
		.map(({ column, row, winner, ties }) => `${column}.${row}${winner === "player" ? "P" : "B"}${"t".repeat(ties)}`)
		.join(" ");

describe("[GAME-01] the road of baccarat", () => {
	it.each([
		["nothing", "", ""],
		["a run in one column", "PPP", "0.0P 0.1P 0.2P"],
		["a column for each change of side", "PBBP", "0.0P 1.0B 1.1B 2.0P"],
		["ties on the win before them", "PTTB", "0.0Ptt 1.0B"],
		["ties before any win on the first one", "TTB", "0.0Btt"],
		["a run longer than its column goes to the right", "BBBBBBBB", "0.0B 0.1B 0.2B 0.3B 0.4B 0.5B 1.5B 2.5B"],
		[
			"a run that meets a long one turns before it",
			"BBBBBBBPPPPPP",
			"0.0B 0.1B 0.2B 0.3B 0.4B 0.5B 1.5B 1.0P 1.1P 1.2P 1.3P 1.4P 2.4P",
		],
	])("has %s", (_what, results, places) => {
		expect(road(results)).toBe(places);
	});
});

describe("[GAME-01] a bead of baccarat", () => {
	const deal = (player: string, banker: string) => ({
		player: player.split(" ").map(cardOf),
		banker: banker.split(" ").map(cardOf),
	});
	it.each([
		["a natural of the player", deal("9c Kd", "2c 4c"), { winner: "player", total: 9 }],
		["a banker's six", deal("2c 3d", "Kc 6d"), { winner: "banker", total: 6 }],
		["a tie with a pair", deal("4c 4d", "8c Kd"), { winner: "tie", total: 8, playerPair: true, bankerPair: false }],
		["a pair of the first two cards only", deal("2c 3d 3h", "Kc Kd 7h"), { playerPair: false, bankerPair: true }],
	])("shows %s", (_what, dealt, bead) => {
		expect(beadOf(dealt)).toMatchObject(bead);
	});

	it("says which places have won", () => {
		const tie = beadOf(deal("4c 4d", "8c Kd"));
		const won = (["player", "banker", "tie", "playerPair", "bankerPair"] as const).filter((spot) => isWon(spot, tie));
		expect(won).toEqual(["tie", "playerPair"]);
	});
});
