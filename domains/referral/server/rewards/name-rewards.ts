import type { Id } from "@baize/kernel/id";
import type { Namer } from "@baize/wallet/server";
import type { ReferralPorts } from "../ports.ts";
import { namesOf } from "../profile.ts";
import { readAttribution } from "../store.ts";
import { readPaidBy } from "./reward-store.ts";

/** In a statement a reward is called by the other player, as far as the two know each other. */
export const namingRewards =
	(ports: ReferralPorts): Namer =>
	async (subjects, { playerId }) => {
		const { reader } = ports.database;
		const own = subjects.filter(({ kind }) => kind === "referralPaid");
		const paid = await readPaidBy(
			reader,
			playerId,
			own.map(({ opId }) => opId),
		);
		if (paid.length === 0) return new Map();
		const isFriend = paid.some(({ side }) => side === "friend");
		const invitedBy = isFriend ? (await readAttribution(reader, playerId))?.invited_by : undefined;
		const others = paid.map(({ reward_id, friend_id, side }) => [reward_id, side === "friend" ? invitedBy : friend_id]);
		const known = others.filter((pair): pair is [Id, Id] => pair[1] != null);
		const nameOf = await namesOf(
			ports,
			reader,
			known.map(([, id]) => id),
		);
		return new Map(known.map(([rewardId, id]) => [rewardId, nameOf(id)]));
	};
