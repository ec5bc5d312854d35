import { SECOND_MS } from "@baize/kernel/time";
import { LONGEST_MOVE_MS } from "@baize/wallet/server";
import { payAwards, takePot } from "./award.ts";
import type { JackpotPorts, RoundsPort } from "./ports.ts";
import { lockPots } from "./store.ts";
import {
	addDrawn,
	lockDrawn,
	readDrawnBefore,
	readDrawnOfRound,
	updateWin,
	type WinRow,
	type WonRound,
} from "./win-store.ts";

/** How long a round that has drawn a win may take until it is known whether it was played. */
const DECIDED_AFTER_MS = LONGEST_MOVE_MS + 5 * SECOND_MS;
const REPAIR_AT_ONCE = 100;

export type WonLevels = { potId: string; levels: readonly string[] };

/**
 * Records what a round has drawn, before the round is posted: so a win is known however the process ends, and is paid only
 * if the round was played.
 */
export async function expectWins(
	{ database, ids, clock }: JackpotPorts,
	round: WonRound,
	{ potId, levels }: WonLevels,
): Promise<void> {
	for (const level of levels)
		await addDrawn(database.reader, { winId: ids(), potId, level }, round, new Date(clock.nowMs()));
}

/**
 * Pays the levels that a recorded round has won. Whatever was paid before is not paid again, and what another attempt at
 * the round has drawn, which was not recorded, is not paid.
 */
export async function payRound(
	ports: JackpotPorts,
	{ playerId, roundId }: Pick<WonRound, "playerId" | "roundId">,
	levels: readonly string[],
): Promise<void> {
	const drawn = await readDrawnOfRound(ports.database.reader, playerId, roundId);
	for (const win of drawn.filter(({ level }) => levels.includes(level))) await payDrawn(ports, win);
}

/** The amount is what the pot has when it is locked: of two winners the second gets what the pot has begun with again. */
const payDrawn = (ports: JackpotPorts, { pot_id, level, currency, player_id, win_id }: WinRow): Promise<void> =>
	ports.database.transaction(async (tx) => {
		const [locked] = await lockPots(tx, [{ potId: pot_id, level, currency }]);
		const win = locked && (await lockDrawn(tx, player_id, win_id));
		if (!win) return;
		const { pot, paid } = takePot(ports, locked);
		await updateWin(tx, win, { state: "paid", ...paid });
		await payAwards(ports, tx, [pot], [awardOf(win, paid.amount_minor)]);
	});

const awardOf = (win: WinRow, amountMinor: bigint) => ({
	winId: win.win_id,
	potId: win.pot_id,
	level: win.level,
	amountMinor,
	round: { playerId: win.player_id, currency: win.currency, roundId: win.round_id, gameNumber: win.game_number },
});

/** Ends what a process has left between the draw and the payment: pays what recorded rounds have won, and nothing else. */
export async function repairWins(ports: JackpotPorts, rounds: RoundsPort): Promise<void> {
	const { database, clock } = ports;
	const before = new Date(clock.nowMs() - DECIDED_AFTER_MS);
	for (const win of await readDrawnBefore(database.reader, before, REPAIR_AT_ONCE)) {
		const levels = await rounds.wonLevels(win.player_id, win.round_id);
		if (levels?.includes(win.level)) await payDrawn(ports, win);
		else await database.transaction((tx) => updateWin(tx, win, { state: "void" }));
	}
}
