import { expect, it } from "vitest";
import { gameFacts } from "./game-facts.ts";

it.each([
	["coral-cascade", "cluster"],
	["emerald-blackjack", "blackjack"],
	["tidal-book", undefined],
	["football", undefined],
])("[CAT-06] the card of %s names the stage %s, whose scripts a press requests", (id, stage) => {
	expect(gameFacts(id)?.stage).toBe(stage);
});
