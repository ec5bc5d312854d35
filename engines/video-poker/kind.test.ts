import { percentText } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { endByDefault, played, replay, stagedGame } from "../game/index.ts";
import {
	bestPlay,
	bookOf,
	handCounts,
	JACKS_9_6,
	JOKER_KINGS_18_7,
	NOT_SO_UGLY_DEUCES,
	pokerReturns,
	returnsOfPlay,
	usualPlay,
	type VideoPokerSheet,
	videoPoker,
} from "./index.ts";

const sheet: VideoPokerSheet = {
	id: "jacks-or-better",
	version: 1,
	title: "Jacks or Better",
	rtpText: "99.54",
	minStakeUnits: 10,
	maxStakeUnits: 5_000,
	rules: JACKS_9_6,
};
const game = stagedGame(videoPoker, sheet);
const bet = { stakeMinor: 10 };

describe("[PLAY-06] video poker as play knows it", () => {
	it("states the return of best play, computed once", () => {
		expect(game.returnsOf(bet)).toBe(game.returnsOf(bet));
		expect(game.returnsOf(bet)).toEqual(returnsOfPlay(JACKS_9_6, "best"));
	});

	it.each([
		[JACKS_9_6, "best", bestPlay, "99.54390437"],
		[JACKS_9_6, "usual", usualPlay, "97.12666073"],
		[NOT_SO_UGLY_DEUCES, "best", bestPlay, "99.72829465"],
		[NOT_SO_UGLY_DEUCES, "usual", usualPlay, "91.60953264"],
		[JOKER_KINGS_18_7, "best", bestPlay, "98.93720196"],
		[JOKER_KINGS_18_7, "usual", usualPlay, "95.01549219"],
	] as const)(
		"states what was counted of %o, %s play",
		(rules, play, strategy, percent) => {
			const book = bookOf(rules);
			expect(returnsOfPlay(rules, play)).toEqual(pokerReturns(book, handCounts(book, strategy)));
			expect(percentText(returnsOfPlay(rules, play).total, 8)).toBe(percent);
		},
		60_000,
	);

	it.each([
		[JACKS_9_6, false],
		[NOT_SO_UGLY_DEUCES, true],
		[JOKER_KINGS_18_7, true],
	])("publishes of $id what is wild only where something is", (rules, isSaid) => {
		const { words } = stagedGame(videoPoker, { ...sheet, rules }).publishedText() as { words: object };
		expect("wilds" in words).toBe(isSaid);
	});

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
