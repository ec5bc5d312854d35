import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { pageOf, type SignedInVisit } from "@baize/platform-server";
import { type FriendReward, type ProgressState, type RewardRow, rewardErrors } from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import {
	lockProgress,
	type ProgressRow,
	type ProgressWithFacts,
	readProgressPage,
	readWithFacts,
	updateProgress,
} from "./progress-store.ts";
import { type RewardStoredRow, readRewardsOf } from "./reward-store.ts";

const refuse = refuser(rewardErrors);
const PAGE_LENGTH = 50;

type Query = { cursor?: string; limit?: number; state?: ProgressState; held?: boolean };

export async function listRewards(ports: ReferralPorts, { cursor = "", limit = PAGE_LENGTH, state, held }: Query) {
	const { reader } = ports.database;
	const query = { state, isHeld: held, before: readId(cursor), limit: limit + 1 };
	const { rows, next } = pageOf(await readProgressPage(reader, query), limit, ({ friend_id: id }) => idText(id));
	const rewards = await readRewardsOf(
		reader,
		rows.map(({ friend_id }) => friend_id),
	);
	return { rewards: rows.map((row) => viewOf(row, rewards)), next };
}

export async function showReward(ports: ReferralPorts, text: string): Promise<FriendReward> {
	const { reader } = ports.database;
	const [row] = await readWithFacts(reader, [readId(text) ?? 0n]);
	if (!row) throw refuse("REWARD_NOT_FOUND");
	return viewOf(row, await readRewardsOf(reader, [row.friend_id]));
}

type Action = "held" | "released" | "refused";

/** What is decided is paid within a minute, so an operator acts on what is open. */
export async function actOnReward(
	ports: ReferralPorts,
	action: Action,
	text: string,
	reason: string,
	visit: SignedInVisit,
): Promise<FriendReward> {
	const friendId: Id = readId(text) ?? 0n;
	await ports.database.transaction(async (tx) => {
		const row = await lockProgress(tx, friendId);
		if (!row) throw refuse("REWARD_NOT_FOUND");
		await updateProgress(tx, friendId, changeOf(row, action, reason.trim(), new Date(ports.clock.nowMs())));
		await ports.audit.record(tx, {
			action: `friendReward.${action}`,
			actorId: visit.session.playerId,
			playerId: row.invited_by,
			target: text,
			details: { reason: reason.trim() },
			ip: visit.ip,
		});
	});
	return showReward(ports, text);
}

function changeOf(row: ProgressRow, action: Action, reason: string, at: Date) {
	const isHeld = row.held_reason !== null;
	if (row.state !== "open" || (action === "held" && isHeld) || (action === "released" && !isHeld)) {
		throw refuse("REWARD_STATE");
	}
	if (action === "held") return { held_reason: reason };
	if (action === "released") return { held_reason: null };
	return { state: "refused" as const, reason: "operator" as const, held_reason: null, decided_at: at };
}

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const idOf = (id: Id | null): string | null => (id === null ? null : idText(id));

const viewOf = (row: ProgressWithFacts, rewards: readonly RewardStoredRow[]): FriendReward => ({
	id: idText(row.friend_id),
	invitedById: idText(row.invited_by),
	state: row.state,
	reason: row.reason,
	linkedToId: idOf(row.linked_to),
	heldReason: row.held_reason,
	plan: row.plan,
	currency: row.currency,
	stakedMinor: toWire(row.staked),
	registeredAt: row.registered_at.toISOString(),
	firstDepositAt: timeOf(row.first_deposit_at),
	isChargedBack: row.is_charged_back,
	decidedAt: timeOf(row.decided_at),
	rewards: rewards.filter(({ friend_id }) => friend_id === row.friend_id).map(rewardView),
});

const rewardView = (row: RewardStoredRow): RewardRow => ({
	side: row.side,
	playerId: idText(row.player_id),
	amountMinor: toWire(row.amount),
	currency: row.currency,
	state: row.state,
	reason: row.reason,
	paidAt: timeOf(row.paid_at),
});
