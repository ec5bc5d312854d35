import { pathOf } from "@baize/kernel/call";
import { idText, pageId } from "@baize/kernel/id";
import { cashOutTableStake, placeTableStake, readTable, type TableView } from "@baize/play/contract";
import { asked, endless } from "./endless.ts";
import type { Person } from "./people.ts";

const CRASH = "paper-kite";
const ROULETTE = "piazza-roulette";
const STAKE_MINOR = 200;
const PAUSE_MS = 40;
const LEAVES_BY_HAND = { stakeMinor: STAKE_MINOR, autoX100: null };
const BETS: Readonly<Record<string, readonly object[]>> = {
	[CRASH]: [{ stakeMinor: STAKE_MINOR, autoX100: 150 }, LEAVES_BY_HAND],
	[ROULETTE]: ["red", "straight-17"].map((spot) => ({ spots: [{ spot, amountMinor: STAKE_MINOR }] })),
};
/** What may have become of the round or the stake meanwhile. */
const PLACED_LATE = ["BETTING_CLOSED"];
const LEFT_OTHERWISE = ["CASH_OUT_EARLY", "CASH_OUT_LATE", "TABLE_ROUND_VOID"];

/** Stakes that were acknowledged, and what was said to be paid to those that have left. */
export type PromisedTable = { stakes: Set<string>; left: Map<string, number> };
type Stake = { gameId: string; stakeId: string; number: number; seat: number; bet: object };
type Answer = { stake: { stakeId: string; state: string; paidMinor: number } };

const newId = (): string => idText(pageId(Date.now(), crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));

/**
 * Players at tables whose rounds all share: at the crash two bets in each round, one that leaves by itself and one that
 * leaves by hand, at the roulette two lists of chips. A stake that was not answered is sent again as it was.
 */
export function openTableLoad(people: readonly Person[], promised: PromisedTable) {
	const held = new Map<string, Stake[]>();

	async function place(port: number, { cookie, handle }: Person, stake: Stake): Promise<void> {
		const body = { ...stake, isNameHidden: false };
		const path = pathOf(placeTableStake, { session: handle });
		const reply = await asked<Answer>(path, { port, cookie, body }, PLACED_LATE);
		if (!reply.errorCode) promised.stakes.add(stake.stakeId);
	}

	async function leave(port: number, { cookie, handle }: Person, { stakeId }: Stake): Promise<void> {
		const path = pathOf(cashOutTableStake, { session: handle, stakeId });
		const reply = await asked<Answer>(path, { port, cookie }, [...LEFT_OTHERWISE, "STAKE_NOT_FOUND"]);
		if (!reply.errorCode) promised.left.set(stakeId, reply.stake.paidMinor);
	}

	/** The phase of the round, and the player's stakes in it, each placed at least once. */
	async function playAt(port: number, person: Person, gameId: string) {
		const { round } = await asked<TableView>(pathOf(readTable, { gameId }), { ...person, port, method: "GET" });
		const key = `${gameId} ${person.email}`;
		let stakes = held.get(key) ?? [];
		if (round?.phase === "betting" && stakes[0]?.number !== round.number) {
			const { number } = round;
			stakes = BETS[gameId]!.map((bet, at) => ({ gameId, stakeId: newId(), number, seat: at + 1, bet }));
			held.set(key, stakes);
		}
		// Sent again in the next phases too: an answer says what has become of it.
		for (const stake of stakes) if (!promised.stakes.has(stake.stakeId)) await place(port, person, stake);
		return { phase: round?.phase, stakes };
	}

	async function play(port: number, person: Person): Promise<void> {
		await playAt(port, person, ROULETTE);
		const { phase, stakes } = await playAt(port, person, CRASH);
		const byHand = stakes.find(({ bet }) => bet === LEAVES_BY_HAND);
		if (phase === "running" && byHand && !promised.left.has(byHand.stakeId)) await leave(port, person, byHand);
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}

	return {
		begin(port: number): { stop(): Promise<void> } {
			const all = people.map((person) => endless(() => play(port, person)));
			return {
				async stop() {
					await Promise.all(all.map((each) => each.stop()));
				},
			};
		},
	};
}
