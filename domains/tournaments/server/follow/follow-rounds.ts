import type { Id } from "@baize/kernel/id";
import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import { takesPart } from "../../contract/index.ts";
import type { TournamentsPorts } from "../ports.ts";
import { type EndedRound, followRounds, isOfRound } from "../rules/rounds.ts";
import type { StoredTournament } from "../tables.ts";
import { addRounds, countedOf, scoreRowOf } from "./count-rounds.ts";
import {
	lockCounting,
	readCounted,
	readOpenRounds,
	removeOpenRounds,
	withdrawRounds,
	writeOpenRounds,
	writeScores,
} from "./follow-store.ts";

type Ports = Pick<TournamentsPorts, "readPlayers" | "titleNumbered">;

/** Scores come from the journal: each round that has ended counts once, in the transaction that moves the follower. */
export const followTournaments = (ports: Ports): Follower => ({
	name: "tournaments",
	from: "now",
	async apply(tx, operations) {
		const ofRounds = operations.filter(isOfRound);
		if (ofRounds.length === 0) return;
		const times = ofRounds.map(({ atMs }) => atMs);
		const fromMs = times.reduce((a, b) => Math.min(a, b));
		const toMs = times.reduce((a, b) => Math.max(a, b));
		const tournaments = await lockCounting(tx, fromMs, toMs);
		if (tournaments.length > 0) await follow(ports, tx, tournaments, ofRounds);
	},
});

async function follow(
	ports: Ports,
	tx: Tx,
	tournaments: readonly StoredTournament[],
	operations: readonly FollowedOperation[],
): Promise<void> {
	const inOrder = [...operations].sort((a, b) => a.atMs - b.atMs || Number(a.seq - b.seq));
	const staged = inOrder.filter(({ kind }) => kind !== "casinoRound");
	const names = staged.map(({ playerId, reference: roundId }) => ({ playerId, roundId }));
	const { ended, open, closed, withdrawn } = followRounds(inOrder, await readOpenRounds(tx, names));
	await writeOpenRounds(tx, open);
	await removeOpenRounds(tx, closed);
	await countEnded(ports, tx, tournaments, ended);
	const byId = new Map(tournaments.map((each) => [each.tournament_id, each]));
	const currencies = new Map(operations.map(({ playerId, currency }) => [playerId, currency]));
	for (const { playerId, tournamentId } of await withdrawRounds(tx, withdrawn, [...byId.keys()])) {
		const whose = { playerId, currency: currencies.get(playerId)! };
		const counted = await readCounted(tx, tournamentId, playerId);
		await writeScores(tx, [scoreRowOf(byId.get(tournamentId)!, whose, counted)]);
	}
}

async function countEnded(
	ports: Ports,
	tx: Tx,
	tournaments: readonly StoredTournament[],
	ended: readonly EndedRound[],
): Promise<void> {
	const counted = tournaments.map((tournament) => ({ tournament, rounds: countedOf(ports, tournament, ended) }));
	const players = await ports.readPlayers(tx, [...new Set(counted.flatMap(({ rounds }) => rounds.map(playerOf)))]);
	for (const { tournament, rounds } of counted) {
		const takingPart = [...Map.groupBy(rounds, playerOf)]
			.filter(([playerId]) => {
				const place = players.get(playerId)?.place;
				return place !== undefined && takesPart(place, tournament.terms.places);
			})
			// Of two transactions that write the same scores neither waits for the other for ever.
			.sort(byPlayer)
			.map(([playerId, own]) => ({ whose: { playerId, currency: own[0]!.currency }, rounds: own }));
		await addRounds(tx, tournament, takingPart);
	}
}

const playerOf = ({ playerId }: EndedRound): Id => playerId;
const byPlayer = ([a]: [Id, unknown], [b]: [Id, unknown]): number => (a < b ? -1 : 1);
