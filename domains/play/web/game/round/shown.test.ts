import { playRound, type ReelEvent } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { NOTHING_SHOWN, outcomeOf, type Shown, shownAfter } from "./shown.ts";

function roundWith(type: ReelEvent["type"]): readonly ReelEvent[] {
	const sheet = sheetOf("tidal-book")!;
	for (let seed = 1; ; seed++) {
		const { events } = playRound(sheet, { lineBetMinor: 5n, draws: seededDraws(seed) });
		if (events.some((event) => event.type === type)) return events;
	}
}

describe("what is shown of a round", () => {
	it.each(["lineWon", "symbolExpanded", "freeSpinsRetriggered"] as const)(
		"adds up, event by event, to the win of a round with %s",
		(type) => {
			const events = roundWith(type);
			let shown: Shown = NOTHING_SHOWN;
			for (const event of events.slice(0, -1)) shown = shownAfter(shown, event);
			expect(shown.wonMinor).toBe((events.at(-1) as { winMinor: number }).winMinor);
		},
	);

	it("counts a feature's spins and its own win", () => {
		const events = roundWith("freeSpinsRetriggered");
		let shown: Shown = NOTHING_SHOWN;
		for (const event of events) {
			if (event.type === "freeSpinStarted") expect(shown.feature?.wonMinor).toBe(event.featureMinor);
			shown = shownAfter(shown, event);
			if (event.type === "freeSpinsRetriggered") expect(shown.feature?.of).toBe(event.of);
		}
		expect(shown.feature).toBeNull();
	});

	it.each([
		[200, "won"],
		[101, "won"],
		[100, "even"],
		[40, "returned"],
		[0, "lost"],
	])("calls a return of %i on a stake of 100 “%s”", (winMinor, outcome) => {
		expect(outcomeOf({ stakeMinor: 100, winMinor })).toBe(outcome);
	});

	it("[PROMO-01] calls a free spin won or lost, and never a stake that came back", () => {
		expect([0, 1, 40].map((winMinor) => outcomeOf({ stakeMinor: 0, winMinor }))).toEqual(["lost", "won", "won"]);
	});
});
