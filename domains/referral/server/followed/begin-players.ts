import type { Id } from "@baize/kernel/id";
import type { JournalRow } from "@baize/ledger/contract";
import type { Tx } from "@baize/platform-server";
import type { ReferralPorts } from "../ports.ts";
import { FACT_KINDS, type Facts, factsAfter, isPayment, NO_FACTS } from "./facts.ts";
import { FOLLOWER_NAME } from "./follow-players.ts";
import { lockToBegin, playersToBegin, writeFacts } from "./followed-store.ts";

type Ports = Pick<ReferralPorts, "database" | "ledger" | "readPlayers">;

const AT_ONCE = 100;
const PAGE_LENGTH = 500;

/** Counts what players did before they were followed: almost always nothing, because they have just registered. */
export async function beginPlayers(ports: Ports): Promise<void> {
	const { database, ledger } = ports;
	// Until the follower has begun, what comes after the past would be counted by no one.
	if (!(await ledger.lags()).some(({ name }) => name === FOLLOWER_NAME)) return;
	let after = 0n;
	for (;;) {
		const players = await playersToBegin(database.reader, after, AT_ONCE);
		for (const playerId of players) await database.transaction((tx) => begin(ports, tx, playerId));
		if (players.length < AT_ONCE) return;
		after = players.at(-1)!;
	}
}

/** The follower waits for the row, and then sees up to which operation the past is counted. */
async function begin(ports: Ports, tx: Tx, playerId: Id): Promise<void> {
	if (!(await lockToBegin(tx, playerId))) return;
	const player = (await ports.readPlayers(tx, [playerId])).get(playerId);
	if (!player) return;
	const { currency } = player;
	const [last] = await ports.ledger.history(playerId, currency, { limit: 1 });
	const facts = last ? await factsUpTo(ports, playerId, currency, last.seq) : NO_FACTS;
	await writeFacts(tx, { playerId, currency, seq: last?.seq ?? 0n, facts });
}

async function factsUpTo({ ledger }: Ports, playerId: Id, currency: string, seq: bigint): Promise<Facts> {
	let facts = NO_FACTS;
	const payments: JournalRow[] = [];
	let before: Id | undefined;
	for (;;) {
		const page = await ledger.history(playerId, currency, { before, kinds: FACT_KINDS, limit: PAGE_LENGTH });
		for (const row of page.filter((each) => each.seq <= seq)) {
			if (isPayment(row.kind)) payments.push(row);
			else facts = factsAfter(facts, row);
		}
		if (page.length < PAGE_LENGTH) break;
		before = page.at(-1)!.opId;
	}
	// The history has the newest first.
	return payments.reverse().reduce(factsAfter, facts);
}
