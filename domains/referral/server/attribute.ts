import { bucketOf, type Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { type Arrival, isExpired, type Outcome, planAt, readArrival, readCode } from "../contract/index.ts";
import { readKnownAffiliate } from "./affiliates/affiliate-store.ts";
import { addFollowed } from "./followed/followed-store.ts";
import type { ReferralPorts } from "./ports.ts";
import { notify } from "./postbacks/notify.ts";
import { addProgress } from "./rewards/progress-store.ts";
import { addAttribution, addFriend, readPlayerOfCode } from "./store.ts";

type Linking = { outcome: Outcome; invitedBy: Id | null };

/** Records, once, how a new player came to the site, and links the player to the one who has invited them. */
export async function attribute(ports: ReferralPorts, tx: Tx, playerId: Id, text: string): Promise<void> {
	const arrival = readArrival(text);
	if (!arrival) return;
	const nowMs = ports.clock.nowMs();
	const { outcome, invitedBy } = await linkOf(ports, tx, playerId, arrival, nowMs);
	const isNew = await addAttribution(tx, {
		player_id: playerId,
		bucket: bucketOf(playerId),
		registered_at: new Date(nowMs),
		captured_at: arrival.capturedAtMs === null ? null : new Date(arrival.capturedAtMs),
		type: arrival.type,
		token: arrival.referralKey,
		sharing_method: arrival.sharingMethod,
		affiliate_id: arrival.affiliateId,
		campaign_id: arrival.campaignId,
		outcome,
		invited_by: invitedBy,
	});
	if (!isNew || outcome !== "linked") return;
	const affiliateId = arrival.type === "AFFILIATE" ? await knownAffiliate(tx, arrival) : null;
	if (invitedBy === null && affiliateId === null) return;
	await addFollowed(tx, playerId, new Date(nowMs), affiliateId);
	const campaign = arrival.campaignId ?? "";
	if (affiliateId !== null) await notify(ports, tx, { affiliateId, event: "registration", campaign, atMs: nowMs });
	if (invitedBy !== null) await befriend(ports, tx, { invitedBy, playerId, nowMs });
}

/** The affiliate whose link it was: named in the address, or the token itself. */
const knownAffiliate = (tx: Tx, { affiliateId, referralKey }: Arrival): Promise<string | null> =>
	readKnownAffiliate(tx, affiliateId === null ? [referralKey] : [affiliateId, referralKey]);

type Friendship = { invitedBy: Id; playerId: Id; nowMs: number };

/** What is promised at this moment stays promised. */
async function befriend(ports: ReferralPorts, tx: Tx, { invitedBy, playerId, nowMs }: Friendship): Promise<void> {
	await addFriend(tx, invitedBy, playerId, new Date(nowMs));
	const plan = planAt(nowMs, ports.rewardPlans);
	if (!plan) return;
	await addProgress(tx, { friend_id: playerId, bucket: bucketOf(playerId), invited_by: invitedBy, plan: plan.id });
}

async function linkOf(
	ports: ReferralPorts,
	tx: Tx,
	playerId: Id,
	{ referralKey, type, capturedAtMs }: Arrival,
	nowMs: number,
): Promise<Linking> {
	if (isExpired(capturedAtMs, nowMs, ports.allowedDays)) return { outcome: "expired", invitedBy: null };
	if (type === "AFFILIATE") return { outcome: "linked", invitedBy: null };
	const code = readCode(referralKey);
	const invitedBy = code && (await readPlayerOfCode(tx, code));
	// An account cannot be invited by one that is younger.
	if (invitedBy === undefined || invitedBy >= playerId) return { outcome: "unknown", invitedBy: null };
	const isSame = await ports.isSamePerson(tx, playerId, invitedBy);
	return { outcome: isSame ? "samePerson" : "linked", invitedBy };
}
