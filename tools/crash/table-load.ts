import { pathOf } from "@baize/kernel/call";
import { idText, pageId } from "@baize/kernel/id";
import { cashOutTableStake, placeTableStake, readTable, type TableView } from "@baize/play/contract";
import { asked, endless } from "./endless.ts";
import type { Person } from "./people.ts";

const GAME = "paper-kite";
const STAKE_MINOR = 200;
const PAUSE_MS = 40;
/** What may have become of the round or the stake meanwhile. */
const PLACED_LATE = ["BETTING_CLOSED"];
const LEFT_OTHERWISE = ["CASH_OUT_EARLY", "CASH_OUT_LATE", "TABLE_ROUND_VOID"];

/** Stakes that were acknowledged, and what was said to be paid to those that have left. */
export type PromisedTable = { stakes: Set<string>; left: Map<string, number> };
type Stake = { stakeId: string; number: number; seat: number; autoX100: number | null };
type Answer = { stake: { stakeId: string; state: string; paidMinor: number } };

const newId = (): string => idText(pageId(Date.now(), crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));

/**
 * Players at a table whose rounds all share: two bets in each round, one that leaves by itself and one that leaves by hand.
 * A stake that was not answered is sent again as it was.
 */
export function openTableLoad(people: readonly Person[], promised: PromisedTable) {
	const held = new Map<string, Stake[]>();

	async function place(port: number, { cookie, handle }: Person, { autoX100, ...stake }: Stake): Promise<void> {
		const bet = { stakeMinor: STAKE_MINOR, autoX100 };
		const body = { ...stake, gameId: GAME, bet, isNameHidden: false };
		const path = pathOf(placeTableStake, { session: handle });
		const reply = await asked<Answer>(path, { port, cookie, body }, PLACED_LATE);
		if (!reply.errorCode) promised.stakes.add(stake.stakeId);
	}

	async function leave(port: number, { cookie, handle }: Person, { stakeId }: Stake): Promise<void> {
		const path = pathOf(cashOutTableStake, { session: handle, stakeId });
		const reply = await asked<Answer>(path, { port, cookie }, [...LEFT_OTHERWISE, "STAKE_NOT_FOUND"]);
		if (!reply.errorCode) promised.left.set(stakeId, reply.stake.paidMinor);
	}

	async function play(port: number, person: Person): Promise<void> {
		const { round } = await asked<TableView>(pathOf(readTable, { gameId: GAME }), { ...person, port, method: "GET" });
		let stakes = held.get(person.email) ?? [];
		if (round?.phase === "betting" && stakes[0]?.number !== round.number) {
			const { number } = round;
			const target = [150, null] as const;
			stakes = target.map((autoX100, at) => ({ stakeId: newId(), number, seat: at + 1, autoX100 }));
			held.set(person.email, stakes);
		}
		// Sent again in the next phases too: an answer says what has become of it.
		for (const stake of stakes) if (!promised.stakes.has(stake.stakeId)) await place(port, person, stake);
		const byHand = stakes.find(({ autoX100 }) => autoX100 === null);
		if (round?.phase === "running" && byHand && !promised.left.has(byHand.stakeId)) await leave(port, person, byHand);
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
