import { endByDefault } from "@baize/engines/game";
import type { OpenRow } from "./acts.ts";
import { endRound } from "./end-round.ts";
import type { StagedPorts } from "./open-round.ts";
import { endOfPlayed, openOf, sealedRefund } from "./round.ts";
import { deleteOpenRound, readDueRounds } from "./store.ts";

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
	const { round, now: before } = openOf(ports, row);
	const ending = endByDefault(round.title.game, before);
	const sealed =
		ending === "refund"
			? sealedRefund(round, before.stakedMinor)
			: endOfPlayed({ ...round, actions: [...round.actions, ...ending.actions] }, ending.end, "time");
	await ports.database.transaction(async (tx) => {
		if (await deleteOpenRound(tx, row)) await endRound(ports, tx, row, sealed);
	});
}
