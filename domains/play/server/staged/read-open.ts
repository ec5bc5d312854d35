import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Session } from "@baize/platform-server";
import type { OpenRoundRow, StagedAnswer } from "../../contract/index.ts";
import { openAnswer } from "./answers.ts";
import type { StagedPorts } from "./open-round.ts";
import { openOf } from "./round.ts";
import { readOpenOfGame, readOpenRounds } from "./store.ts";

type Ports = Pick<StagedPorts, "database" | "seeds" | "titles" | "wallet">;

/** The round of a game that waits for its player, on any device; null without one. */
export async function readOpenStaged(
	ports: Ports,
	{ playerId, currency }: Session,
	gameId: string,
): Promise<StagedAnswer | null> {
	const { number } = ports.titles.require(gameId);
	const row = await readOpenOfGame(ports.database.reader, playerId, number);
	if (!row) return null;
	return openAnswer(openOf(ports, row), await ports.wallet.cash(playerId, currency));
}

/** Every round of the player that waits, the one first that is ended first. */
export async function listOpenRounds({ database, titles }: Ports, playerId: Id): Promise<OpenRoundRow[]> {
	const open = await readOpenRounds(database.reader, playerId);
	return open.map((row) => ({
		roundId: idText(row.round_id),
		...titles.numbered(row.game_number),
		stakeMinor: toWire(row.staked_minor),
		currency: row.currency,
		dueAtMs: row.due_at.getTime(),
	}));
}
