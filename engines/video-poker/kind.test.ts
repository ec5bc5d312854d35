import { percentText } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { endByDefault, played, replay, stagedGame } from "../game/index.ts";
import {
	bestPlay,
	bookOf,
	handCounts,
	JACKS_9_6,
	pokerReturns,
	returnsOfPlay,
	usualPlay,
	videoPoker,
} from "./index.ts";

const game = stagedGame(videoPoker, {
	id: "jacks-or-better",
	version: 1,
	title: "Jacks or Better",
	rtpText: "99.54",
	minStakeUnits: 10,
	maxStakeUnits: 5_000,
	rules: JACKS_9_6,
});
const bet = { stakeMinor: 10 };

describe("[PLAY-06] video poker as play knows it", () => {
	it("states the return of best play, computed once", () => {
		expect(game.returnsOf(bet)).toBe(game.returnsOf(bet));
		expect(game.returnsOf(bet)).toEqual(returnsOfPlay(JACKS_9_6, "best"));
	});

	it.each([
		["best", bestPlay, "99.54390437"],
		["usual", usualPlay, "97.12666073"],
	] as const)(
		"states what was counted of %s play",
		(play, strategy, percent) => {
			const book = bookOf(JACKS_9_6);
			expect(returnsOfPlay(JACKS_9_6, play)).toEqual(pokerReturns(book, handCounts(book, strategy)));
			expect(percentText(returnsOfPlay(JACKS_9_6, play).total, 8)).toBe(percent);
		},
		60_000,
	);

	it("is held once, and everything by default", () => {
		for (let seed = 0; seed < 200; seed++) {
			const opened = replay(game, bet, seededDraws(seed), []);
			expect(endByDefault(game, opened)).toMatchObject({ actions: [{ hold: 31 }] });
			const { state, stakedMinor } = played(game, opened, { hold: seed % 32 });
			expect(game.isOver(state)).toBe(true);
			expect(game.legal(state)).toEqual([]);
			expect(stakedMinor).toBe(10n);
			const winMinor = Number(game.payoutMinor(state));
			expect(game.events(state).at(-1)).toMatchObject({ stakeMinor: 10, winMinor });
		}
	});

	it.each([null, {}, { hold: 32 }, { hold: -1 }, { hold: "1" }])("does not read %j as an action", (value) => {
		expect(game.readAction(value)).toBeNull();
		expect(game.readAction({ hold: 31 })).toEqual({ hold: 31 });
		expect(game.readBet(value)).toBeNull();
	});
});
