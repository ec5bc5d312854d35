import { bucketOf, type Id } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { SPINS_CHANGED, SPINS_TOPIC } from "../contract/index.ts";
import type { SpinsPorts } from "./ports.ts";
import { issueOf, stateAt } from "./rules.ts";
import { type GrantRow, insertGrant, lockGrant, readGrantOfKey, standingOf, updateGrant } from "./store.ts";
import { storedWins, termsHashOf } from "./terms.ts";
import type { SpinsGrant, SpinsGranted, TakingBack } from "./types.ts";

type Ports = Pick<SpinsPorts, "clock" | "ids" | "games" | "stream">;

/** Grants spins in the caller's transaction, once for each key of the player. */
export async function grantSpinsIn(ports: Ports, tx: Tx, asked: SpinsGrant): Promise<SpinsGranted> {
	const before = await readGrantOfKey(tx, asked.playerId, asked.grantKey);
	if (before) return repeated(before, asked);
	const issue = issueOf(asked, ports.games, ports.clock.nowMs());
	if (issue) return { status: "refused", issue };
	const row = rowOf(ports, asked);
	if (!(await insertGrant(tx, row)))
		return repeated((await readGrantOfKey(tx, asked.playerId, asked.grantKey))!, asked);
	announce(ports, tx, asked.playerId);
	return { status: "granted", grantId: row.grant_id, replayed: false };
}

function rowOf({ clock, ids }: Ports, asked: SpinsGrant) {
	return {
		grant_id: ids(),
		player_id: asked.playerId,
		granted_at: new Date(clock.nowMs()),
		until_at: new Date(asked.untilMs),
		stake_minor: asked.stakeMinor,
		max_win_minor: asked.maxWinMinor ?? null,
		count: asked.count,
		bucket: bucketOf(asked.playerId),
		currency: asked.currency,
		state: "granted" as const,
		grant_key: asked.grantKey,
		cause: asked.cause.trim(),
		game_ids: [...asked.titleIds],
		wins: storedWins(asked.wins),
	};
}

/** The end may differ: who asks again computes it from another moment. */
function repeated(row: GrantRow, asked: SpinsGrant): SpinsGranted {
	const wins = storedWins(asked.wins);
	const isSame =
		row.count === asked.count &&
		row.stake_minor === asked.stakeMinor &&
		row.currency === asked.currency &&
		row.max_win_minor === (asked.maxWinMinor ?? null) &&
		row.wins.as === wins.as &&
		termsHashOf(row.wins, row.currency).equals(termsHashOf(wins, asked.currency)) &&
		row.game_ids.join() === asked.titleIds.join();
	return isSame ? { status: "granted", grantId: row.grant_id, replayed: true } : { status: "conflict" };
}

/** Takes back what is not used of a grant, because what it was for is gone. False where nothing is left of it. */
export async function takeBackIn(ports: Ports, tx: Tx, { playerId, grantKey, because }: TakingBack): Promise<boolean> {
	const found = await readGrantOfKey(tx, playerId, grantKey);
	const grant = found && (await lockGrant(tx, { playerId, grantId: found.grant_id }));
	const atMs = ports.clock.nowMs();
	if (!grant || stateAt(standingOf(grant), atMs) !== "playable") return false;
	await updateGrant(tx, grant, { state: "withdrawn", withdrawn_at: new Date(atMs), withdrawn_because: because });
	announce(ports, tx, playerId);
	return true;
}

/** The player's open pages read their spins again. */
export function announce({ stream }: Pick<SpinsPorts, "stream">, tx: Tx, playerId: Id): void {
	onceCommitted(tx, () => stream.publish(`${SPINS_TOPIC}:${playerId}`, SPINS_CHANGED, {}));
}
