import { endByDefault } from "@baize/engines/game";
import { check } from "@baize/kernel/check";
import { titleOf } from "./act-in-round.ts";
import { endRound } from "./end-round.ts";
import type { StagedPorts } from "./open-round.ts";
import { playedOf, sealedEnd, sealedRefund, soFarOf } from "./round.ts";
import { type OpenRow, readDueRounds } from "./store.ts";

const ROUNDS_AT_ONCE = 200;

type Ports = Pick<StagedPorts, "database" | "clock" | "seeds" | "titles" | "wallet">;

/**
 * Ends the rounds that their players have left, by the published default of their kind. Several processes may do it at
 * once, and the player may act meanwhile: of all of them one finds the round at its step.
 */
export async function endAbandonedRounds(ports: Ports): Promise<void> {
	const errors: unknown[] = [];
	let after: OpenRow | undefined;
	for (;;) {
		const due = await readDueRounds(ports.database.reader, ports.clock.nowMs(), ROUNDS_AT_ONCE, after);
		// One that cannot be ended keeps no other waiting.
		for (const row of due) await endAbandoned(ports, row).catch((error) => errors.push(error));
		if (due.length < ROUNDS_AT_ONCE) break;
		after = due.at(-1);
	}
	if (errors.length > 0) throw new AggregateError(errors, "some abandoned rounds could not be ended");
}

async function endAbandoned(ports: Ports, row: OpenRow): Promise<void> {
	const title = titleOf(ports, row);
	const { game } = title;
	const round = soFarOf(title, row, ports.seeds);
	const before = playedOf(round);
	const ending = endByDefault(game, before);
	if (ending === "refund") {
		check(row.further_stakes.length === 0, "nothing was played");
		const sealed = sealedRefund(round, before.stakedMinor);
		await ports.database.transaction((tx) => endRound(ports, tx, row, sealed));
		return;
	}
	const { state, stakedMinor } = ending.end;
	const end = { stakedMinor, winMinor: game.payoutMinor(state), events: game.events(state), endedBy: "time" as const };
	const sealed = sealedEnd(round, [...round.actions, ...ending.actions], end);
	await ports.database.transaction((tx) => endRound(ports, tx, row, sealed));
}
