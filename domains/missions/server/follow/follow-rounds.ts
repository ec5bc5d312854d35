import type { Id } from "@baize/kernel/id";
import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import { type EndedRound, followRounds, isOfRound } from "@baize/tournaments/server";
import { isOfferedAt } from "../../contract/index.ts";
import { updateJoined } from "../joined-store.ts";
import type { KnownPlayer, MissionsPorts } from "../ports.ts";
import type { StoredCounted } from "../tables.ts";
import { counts, whatOf } from "./counting.ts";
import {
	insertCounted,
	type Joined,
	lockPlayed,
	readCounted,
	readOpenRounds,
	removeOpenRounds,
	withdrawRounds,
	writeOpenRounds,
} from "./follow-store.ts";

type Ports = Pick<MissionsPorts, "readPlayers" | "titleNumbered">;

/** Progress comes from the journal: each round that has ended counts once, in the transaction that moves the follower. */
export const followMissions = (ports: Ports): Follower => ({
	name: "missions",
	from: "now",
	async apply(tx, operations) {
		const ofRounds = operations.filter(isOfRound);
		if (ofRounds.length === 0) return;
		const times = ofRounds.map(({ atMs }) => atMs);
		const fromMs = times.reduce((a, b) => Math.min(a, b));
		const toMs = times.reduce((a, b) => Math.max(a, b));
		const playerIds = [...new Set(ofRounds.map(({ playerId }) => playerId))];
		const joined = await lockPlayed(tx, playerIds, { fromMs, toMs });
		if (joined.length === 0) return;
		const playing = new Set(joined.map(({ player_id }) => player_id));
		const theirs = ofRounds.filter(({ playerId }) => playing.has(playerId));
		await follow(ports, tx, joined, theirs);
	},
});

async function follow(ports: Ports, tx: Tx, joined: readonly Joined[], operations: readonly FollowedOperation[]) {
	const inOrder = [...operations].sort((a, b) => a.atMs - b.atMs || Number(a.seq - b.seq));
	const staged = inOrder.filter(({ kind }) => kind !== "casinoRound");
	const names = staged.map(({ playerId, reference: roundId }) => ({ playerId, roundId }));
	const { ended, open, closed, withdrawn } = followRounds(inOrder, await readOpenRounds(tx, names));
	await writeOpenRounds(tx, open);
	await removeOpenRounds(tx, closed);
	await withdrawRounds(
		tx,
		withdrawn,
		joined.map(({ mission_id }) => mission_id),
	);
	const changed = new Set([...ended, ...withdrawn].map(({ playerId }) => playerId));
	const players = await ports.readPlayers(tx, [...changed]);
	const rounds = Map.groupBy(ended, ({ playerId }) => playerId);
	for (const each of joined)
		if (changed.has(each.player_id)) await count(ports, tx, each, rounds.get(each.player_id) ?? [], players);
}

/** Adds what the rounds count for and is not there yet, and says whether the goal is reached. */
async function count(
	ports: Ports,
	tx: Tx,
	joined: Joined,
	ended: readonly EndedRound[],
	players: ReadonlyMap<Id, KnownPlayer>,
): Promise<void> {
	const { player_id: playerId, mission_id: missionId, terms } = joined;
	const place = players.get(playerId)?.place;
	const rounds = place && isOfferedAt(place, terms) ? ended : [];
	const before = await readCounted(tx, joined);
	const added = newOf(ports, joined, rounds, before);
	await insertCounted(tx, added);
	const all = [...before, ...added];
	const isReached = all.length >= terms.goal.count;
	const reached_at = isReached ? all.at(-1)!.at : null;
	await updateJoined(tx, { playerId, missionId }, { count: all.length, reached_at, due_at: reached_at });
}

function newOf(
	{ titleNumbered }: Ports,
	{ bucket, player_id, mission_id, terms, from_at, until_at, joined_at }: Joined,
	ended: readonly EndedRound[],
	before: readonly StoredCounted[],
): StoredCounted[] {
	// What began before the player joined does not count.
	const fromMs = Math.max(from_at.getTime(), joined_at.getTime());
	const period = { fromMs, untilMs: until_at.getTime() };
	const known = new Set(before.map(({ what }) => what));
	const added: StoredCounted[] = [];
	for (const round of ended) {
		const [what, { gameId }] = [whatOf(terms, round), titleNumbered(round.gameNumber)];
		const isFull = known.size >= terms.goal.count;
		if (isFull || known.has(what) || !counts(terms, round, period, gameId)) continue;
		known.add(what);
		const { roundId: round_id, gameNumber: game_number, endedAtMs } = round;
		added.push({ bucket, player_id, mission_id, what, round_id, game_number, at: new Date(endedAtMs) });
	}
	return added;
}
