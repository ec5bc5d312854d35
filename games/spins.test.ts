import { describe, expect, it } from "vitest";
import { registry } from "./registry.ts";
import { lowestStakeOf, spinBetOf, spinGames } from "./spins.ts";

const SLOT_KINDS = ["lines", "cluster", "ways", "hold", "cascade", "sticky"];

describe("[PROMO-01] promotional spins can be used on", () => {
	it("every slot, and on nothing else", () => {
		const slots = registry.all.filter(({ kind }) => SLOT_KINDS.includes(kind));
		expect(spinGames).toEqual(slots);
	});

	it.each(spinGames.map((game) => [game.sheet.title, game] as const))(
		"%s at its lowest stake and its multiples",
		(_title, game) => {
			const lowestMinor = lowestStakeOf(game, "CAD");
			for (const times of [1n, 2n, 10n]) {
				const bet = spinBetOf(game, times * lowestMinor, "CAD");
				expect(bet).not.toBeNull();
				expect(game.stakeMinorOf(game.readBet(bet))).toBe(times * lowestMinor);
			}
			for (const stakeMinor of [0n, lowestMinor - 1n, lowestMinor + 1n])
				expect(spinBetOf(game, stakeMinor, "CAD")).toBeNull();
		},
	);
});
