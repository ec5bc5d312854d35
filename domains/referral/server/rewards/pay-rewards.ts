import { retryOnContention, type Tx } from "@baize/platform-server";
import { requireDone } from "@baize/wallet/server";
import type { RewardRefusal } from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import { lockReward, type RewardKey, type RewardStoredRow, readDue, updateReward } from "./reward-store.ts";

type Ports = Pick<ReferralPorts, "database" | "clock" | "wallet" | "readPlayers" | "restrictedAmong" | "mayPay">;

const AT_ONCE = 100;

/** Pays what is due, each in a transaction of its own: the row and the money together, once. Waits while nothing is paid. */
export async function payRewards(ports: Ports): Promise<void> {
	if (!ports.mayPay()) return;
	let after = 0n;
	for (;;) {
		const due = await readDue(ports.database.reader, after, AT_ONCE);
		for (const reward of due) await retryOnContention(() => ports.database.transaction((tx) => pay(ports, tx, reward)));
		if (due.length < AT_ONCE) return;
		after = due.at(-1)!.reward_id;
	}
}

async function pay(ports: Ports, tx: Tx, key: RewardKey): Promise<void> {
	const reward = await lockReward(tx, key);
	if (reward?.state !== "due") return;
	const refusal = await refusalOf(ports, tx, reward);
	if (refusal) {
		await updateReward(tx, reward, { state: "refused", reason: refusal });
		return;
	}
	await updateReward(tx, reward, { state: "paid", paid_at: new Date(ports.clock.nowMs()) });
	const { player_id: playerId, currency, reward_id: reference, amount: amountMinor } = reward;
	// Last, because it locks the wallet until the commit.
	requireDone(await ports.wallet.payReferral(tx, { playerId, currency, reference, amountMinor }), currency);
}

/** Whether the player may get it is asked at the last moment. */
async function refusalOf(ports: Ports, tx: Tx, { player_id: id }: RewardStoredRow): Promise<RewardRefusal | undefined> {
	if ((await ports.restrictedAmong(tx, [id])).has(id)) return "restricted";
	const player = (await ports.readPlayers(tx, [id])).get(id);
	return !player || player.isDisabled ? "accountClosed" : undefined;
}
