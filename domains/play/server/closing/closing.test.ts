import { deskVisit } from "@baize/desk/testing";
import { otherGames } from "@baize/games/others";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { DAY_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	actInRound,
	closeGame,
	listGameRecords,
	listOpenRounds,
	openStagedRound,
	playRealRound,
	proposeGameReopening,
	readGameRecord,
	readGameUrl,
} from "../../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, QUEBEC_IP, type TestPlay } from "../../testing/index.ts";

const GAME = "firefly-meadow";
const SLOT = "amber-fox";
const OLGA = 7n;
const REASON = "It pays more than it states.";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay({ others: otherGames });
});
afterAll(() => app.close());

function office<Spec extends CallSpec>(
	spec: Spec,
	input: InputOf<Spec>,
	visit = deskVisit(OLGA, ["games"]),
): Promise<ReplyOf<Spec>> {
	return openInProcessClient(app.play.bindings).call(spec, input, visit);
}
const close = (game: string, state: "draining" | "stopped", place = "", roles = ["games"]) =>
	office(closeGame, { params: { game }, body: { place, state, reason: REASON } }, deskVisit(OLGA, roles));
const proposeOpen = async (game: string, place = "") =>
	(await office(proposeGameReopening, { params: { game }, body: { place, reason: "It was mended." } })).proposal;
/** It is in force once this process has read it again, which the approval does not wait for. */
async function reopen(game: string, place = ""): Promise<void> {
	await app.approve(await proposeOpen(game, place));
	if (game !== SLOT) return;
	const launch = callsOf(app.play, undefined, place === "CA:QC" ? QUEBEC_IP : undefined);
	const asked = { params: { id: game }, query: {}, headers: {} };
	await expect.poll(() => launch(readGameUrl, asked).catch(({ code }) => code)).toHaveProperty("url");
}

const spin = (session: Session, play = app.play, ip?: string, roundId = aRoundId(app.clock)) =>
	callsOf(
		play,
		session,
		ip,
	)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: SLOT, bet: { lineBetMinor: 10 }, mode: "real", roundId },
	});
const open = (session: Session) =>
	callsOf(app.play, session)(openStagedRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { stakeMinor: 1_000, mines: 3 }, roundId: aRoundId(app.clock) },
	});
const act = (session: Session, roundId: string, step: number, action: object) =>
	callsOf(app.play, session)(actInRound, { params: { session: session.handle, roundId }, body: { step, action } });

/** A round with its first cell uncovered, which can be collected. */
async function openSafe(session: Session) {
	for (;;) {
		const { roundId } = await open(session);
		const round = await act(session, roundId, 0, { do: "open", cell: 0 });
		if (!round.ended) return round;
	}
}

describe("[GAME-01] [BO-01] a title that is closed", () => {
	it("when drained begins no round, and its open round is ended by its player", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await openSafe(player);
		await close(GAME, "draining");
		await expect(open(player)).rejects.toMatchObject({ code: "TITLE_CLOSED", details: { isStopped: false } });
		expect(await act(player, roundId, 1, { do: "collect" })).toMatchObject({ ended: { endedBy: "player" } });
		expect(await app.ledger.audit()).toEqual([]);
		await reopen(GAME);
		await expect.poll(() => open(player).catch(({ code }) => code)).toMatchObject({ step: 0 });
	});

	it("when stopped takes no action, and its open round is ended by the published rule after a day", async () => {
		const player = await app.player(1_000_000n);
		const { roundId } = await openSafe(player);
		await close(GAME, "stopped");
		const stopped = { code: "TITLE_CLOSED", details: { isStopped: true } };
		await expect(act(player, roundId, 1, { do: "collect" })).rejects.toMatchObject(stopped);
		// What was applied before is answered as it was.
		expect(await act(player, roundId, 0, { do: "open", cell: 0 })).toMatchObject({ step: 1, ended: null });
		app.clock.advance(DAY_MS + 1);
		await app.play.endAbandonedRounds();
		const list = await callsOf(app.play, player)(listOpenRounds, { params: { session: player.handle } });
		expect(list.rounds).toEqual([]);
		expect(await app.ledger.audit()).toEqual([]);
		await reopen(GAME);
	});

	it("is closed at one place only, where that is said, in practice too", async () => {
		const player = await app.player(1_000_000n);
		await close(SLOT, "draining", "CA:QC");
		await expect(spin(player, app.play, QUEBEC_IP)).rejects.toMatchObject({ code: "TITLE_CLOSED" });
		const launch = callsOf(app.play, undefined, QUEBEC_IP);
		const asked = { params: { id: SLOT }, query: {}, headers: {} };
		await expect(launch(readGameUrl, asked)).rejects.toMatchObject({ code: "TITLE_CLOSED" });
		expect(await spin(player)).toMatchObject({ gameId: SLOT });
		await close(SLOT, "draining", "IE");
		await expect(spin(player)).rejects.toMatchObject({ code: "TITLE_CLOSED" });
		await reopen(SLOT, "IE");
		expect(await spin(player)).toMatchObject({ gameId: SLOT });
		await reopen(SLOT, "CA:QC");
	});

	it("answers a round that was played before", async () => {
		const player = await app.player(1_000_000n);
		const roundId = aRoundId(app.clock);
		const played = await spin(player, app.play, undefined, roundId);
		await close(SLOT, "stopped");
		expect(await spin(player, app.play, undefined, roundId)).toMatchObject({ fairness: played.fairness });
		await reopen(SLOT);
	});

	it("is closed in every process within two seconds", async () => {
		const other = await app.openAnother();
		const player = await app.player(1_000_000n);
		await close(SLOT, "draining");
		await expect.poll(() => spin(player, other).catch(({ code }) => code), { timeout: 2_000 }).toBe("TITLE_CLOSED");
		await reopen(SLOT);
		await other.close();
	});

	it("is opened by a second operator, and only where it is as it was proposed", async () => {
		await close(SLOT, "draining");
		const proposal = await proposeOpen(SLOT);
		await expect(app.approve(proposal, OLGA)).rejects.toMatchObject({ code: "SECOND_PERSON_NEEDED" });
		app.clock.advance(1);
		await close(SLOT, "stopped");
		await expect(app.approve(proposal)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		await expect(close(SLOT, "draining")).rejects.toMatchObject({ code: "GAME_CLOSED_ALREADY" });
		await reopen(SLOT);
		await expect(proposeOpen(SLOT)).rejects.toMatchObject({ code: "GAME_IS_OPEN" });
	});

	it("is closed by operators with the role, and only a title that there is", async () => {
		await expect(close(SLOT, "draining", "", ["audit"])).rejects.toThrow("NOT_ALLOWED");
		await expect(close("no-such-game", "draining")).rejects.toMatchObject({ code: "GAME_NOT_FOUND" });
		await expect(close(SLOT, "draining", "Ontario")).rejects.toThrow("VALIDATION_ERROR");
	});

	it("stands in the audit log with its reason", async () => {
		app.audit.entries.length = 0;
		await close(SLOT, "stopped", "DE");
		await reopen(SLOT, "DE");
		expect(app.audit.entries).toMatchObject([
			{ action: "game.stopped", actorId: OLGA, target: SLOT, details: { place: "DE", reason: REASON, before: "open" } },
			{ action: "game.reopened", target: SLOT, details: { place: "DE", proposedBy: "Olga Novak" } },
		]);
	});
});

describe("[GAME-02] [BO-01] the list of games", () => {
	it("shows what rounds have staked and won, where a title is closed, and how many are open", async () => {
		const player = await app.player(1_000_000n);
		await app.catchUp(app.play.returnsFollower);
		const before = (await office(readGameRecord, { params: { game: SLOT } })).returns[0];
		const { stakeMinor, winMinor } = await spin(player);
		await app.catchUp(app.play.returnsFollower);
		await close(SLOT, "draining", "DE");
		const record = await office(readGameRecord, { params: { game: SLOT } });
		expect(record.returns).toMatchObject([
			{
				currency: "CAD",
				rounds: (before?.rounds ?? 0) + 1,
				stakedMinor: (before?.stakedMinor ?? 0) + stakeMinor,
				wonMinor: (before?.wonMinor ?? 0) + winMinor,
			},
		]);
		expect(record.returns[0]?.band?.isOutside).toBe(false);
		expect(record.state).toBe("draining");
		expect(record.places).toContainEqual(expect.objectContaining({ place: "DE", state: "draining", reason: REASON }));
		const { openRounds } = await office(readGameRecord, { params: { game: GAME } });
		await openSafe(player);
		expect((await office(readGameRecord, { params: { game: GAME } })).openRounds).toBe(openRounds + 1);
		const { games } = await office(listGameRecords, { query: { state: "draining" } });
		expect(games.map(({ id }) => id)).toEqual([SLOT]);
		expect(await app.play.auditReturns()).toEqual([]);
		await reopen(SLOT, "DE");
	});

	it("are listed page by page, each title once", async () => {
		const all = (await office(listGameRecords, { query: {} })).games.map(({ id }) => id);
		const paged: string[] = [];
		let cursor: string | undefined;
		do {
			const { games, next } = await office(listGameRecords, { query: { limit: 7, ...(cursor ? { cursor } : {}) } });
			paged.push(...games.map(({ id }) => id));
			cursor = next ?? undefined;
		} while (cursor !== undefined);
		expect(paged).toEqual(all);
		expect(new Set(all).size).toBe(all.length);
	});
});
