import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { ReferralPorts } from "../ports.ts";
import { notifyFirstDeposit } from "../postbacks/notify.ts";
import { FOLLOWER_NAME } from "./follow-players.ts";
import { lockToBegin, playersToBegin, writeFacts } from "./followed-store.ts";
import { addHours } from "./hours-store.ts";
import { readPast } from "./past.ts";

type Ports = Pick<ReferralPorts, "database" | "ledger" | "readPlayers" | "jackpotRate" | "clock" | "ids">;

const AT_ONCE = 100;

/** Counts what players did before they were followed: almost always nothing, because they have just registered. */
export async function beginPlayers(ports: Ports): Promise<void> {
	const { database, ledger } = ports;
	// Until the follower has begun, what comes after the past would not be counted.
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
	const row = await lockToBegin(tx, playerId);
	const player = row && (await ports.readPlayers(tx, [playerId])).get(playerId);
	if (!row || !player) return;
	const { currency } = player;
	const [last] = await ports.ledger.history(playerId, currency, { limit: 1 });
	const seq = last?.seq ?? 0n;
	const { facts, hours } = await readPast(ports, { playerId, currency, seq });
	await writeFacts(tx, { playerId, currency, seq, facts });
	if (row.affiliate_id === null) return;
	await addHours(tx, [{ playerId, hours }]);
	if (facts.firstDeposit)
		await notifyFirstDeposit(ports, tx, { affiliateId: row.affiliate_id, playerId, atMs: facts.firstDeposit.atMs });
}
