import { bucketOf, type Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import {
	DEFAULT_SHARING_METHOD,
	type LinkedPlayer,
	newCode,
	type ReferralProfile,
	type ReferralTracking,
	readCode,
	typeOf,
} from "../contract/index.ts";
import type { ReferralPorts } from "./ports.ts";
import { progressOf, termsAt } from "./rewards/show-progress.ts";
import { addCode, countFriends, readAttribution, readCodeOf, readFriends, readPlayerOfCode } from "./store.ts";

const MAX_FRIENDS = 50;

export async function readReferralProfile(ports: ReferralPorts, playerId: Id): Promise<ReferralProfile> {
	const { reader } = ports.database;
	const code = await codeOf(ports, playerId);
	const attribution = await readAttribution(reader, playerId);
	const invitedBy = attribution?.outcome === "linked" ? attribution.invited_by : null;
	const friends = await readFriends(reader, playerId, MAX_FRIENDS);
	const friendIds = friends.map(({ friend_id: id }) => id);
	const ids = [...friendIds, ...(invitedBy === null ? [] : [invitedBy])];
	const nameOf = await namesOf(ports, reader, ids);
	const currency = (await ports.readPlayers(reader, [playerId])).get(playerId)?.currency ?? null;
	const rewards = await progressOf(ports, reader, { playerId, currency, side: "referrer", friendIds });
	const own = { playerId, currency, side: "friend", friendIds: invitedBy === null ? [] : [playerId] } as const;
	const ownReward = (await progressOf(ports, reader, own)).get(playerId) ?? null;
	const linked = (id: Id, since: Date): LinkedPlayer => ({ name: nameOf(id), sinceMs: since.getTime() });
	return {
		code,
		invitedBy: attribution && invitedBy !== null ? linked(invitedBy, attribution.registered_at) : null,
		ownReward,
		terms: currency === null ? null : termsAt(ports, currency),
		friends: friends.map(({ friend_id: id, since }) => ({ ...linked(id, since), reward: rewards.get(id) ?? null })),
		friendCount: friends.length < MAX_FRIENDS ? friends.length : await countFriends(reader, playerId),
	};
}

const MAX_DRAWS = 20;

/** A player gets a code when it is first read. */
async function codeOf({ database: { reader }, draws }: ReferralPorts, playerId: Id): Promise<string> {
	for (let draw = 0; draw < MAX_DRAWS; draw++) {
		const code = await readCodeOf(reader, playerId);
		if (code !== undefined) return code;
		await addCode(reader, playerId, newCode(bucketOf(playerId), draws.below));
	}
	throw new Error(`no code is free for the player after ${MAX_DRAWS} draws`);
}

export async function readReferralTracking(ports: ReferralPorts, token: string): Promise<ReferralTracking> {
	const type = typeOf(token, DEFAULT_SHARING_METHOD);
	if (type === "AFFILIATE") return { type, isKnown: true, invitedBy: null };
	const { reader } = ports.database;
	const code = readCode(token);
	const playerId = code && (await readPlayerOfCode(reader, code));
	if (playerId === undefined) return { type, isKnown: false, invitedBy: null };
	return { type, isKnown: true, invitedBy: (await namesOf(ports, reader, [playerId]))(playerId) };
}

/** What a player may know of another: the nickname, or one letter. A closed account has no name. */
export async function namesOf(
	ports: Pick<ReferralPorts, "readPlayers">,
	reader: Reader,
	ids: readonly Id[],
): Promise<(id: Id) => string> {
	const players = await ports.readPlayers(reader, ids);
	return (id) => {
		const player = players.get(id);
		if (!player) return "•";
		return player.nickname ?? `${[...player.firstName][0] ?? ""}•`;
	};
}
