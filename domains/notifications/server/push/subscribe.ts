import { refuser } from "@baize/kernel/error";
import { bucketOf, idText } from "@baize/kernel/id";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import { MAX_PUSH_DEVICES, notificationErrors, type PushDevice, type subscribePush } from "../../contract/index.ts";
import type { PushDeviceRow } from "../tables.ts";
import type { PushParts } from "./ports.ts";
import { putDevice, readDevices, removeEndpointOfOthers } from "./push-store.ts";
import { knownTimeZone } from "./rules.ts";
import { sealTarget } from "./sealed-target.ts";
import { endpointHash, requireTarget } from "./sending/endpoint.ts";

const refuse = refuser(notificationErrors);

type Body = Parameters<Handler<typeof subscribePush>>[0]["body"];

/** This browser receives notifications from now on, or others than before. */
export const subscribing =
	(parts: PushParts): Handler<typeof subscribePush> =>
	async ({ body }, visit) => {
		if (!parts.isOn()) throw refuse("PUSH_OFF");
		requireTarget(body.subscription);
		return parts.database.transaction(async (tx) => {
			const row = await rowOf(parts, tx, body, visit);
			await removeEndpointOfOthers(tx, row.player_id, row.endpoint_hash);
			await putDevice(tx, row);
			return deviceView(row);
		});
	};

async function rowOf(parts: PushParts, tx: Tx, body: Body, visit: SignedInVisit): Promise<PushDeviceRow> {
	const { playerId, sessionId } = visit.session;
	const hash = endpointHash(body.subscription.endpoint);
	const known = await readDevices(tx, playerId);
	const before = known.find(({ endpoint_hash }) => endpoint_hash.equals(hash));
	if (!before && known.length >= MAX_PUSH_DEVICES) throw refuse("PUSH_DEVICES_FULL");
	const now = new Date(parts.clock.nowMs());
	const deviceId = before?.device_id ?? parts.ids();
	return {
		bucket: bucketOf(playerId),
		device_id: deviceId,
		player_id: playerId,
		session_id: sessionId,
		browser_hash: (await parts.browserOf(tx, playerId, sessionId)) ?? null,
		endpoint_hash: hash,
		sealed: sealTarget(parts.sealer, body.subscription, deviceId),
		name: parts.nameOf(visit.userAgent),
		kinds: [...new Set(body.kinds)],
		shows_details: body.showsDetails,
		offers_agreed_at: await agreedAt(parts, tx, { body, before, playerId, now }),
		locale: visit.locale,
		time_zone: knownTimeZone(body.timeZone),
		added_at: before?.added_at ?? now,
		offer_sent_at: before?.offer_sent_at ?? null,
	};
}

type Agreeing = { body: Body; before: PushDeviceRow | undefined; playerId: bigint; now: Date };

/** Since when the player wants offers here; in a break no one is asked to agree to them. */
async function agreedAt(parts: PushParts, tx: Tx, { body, before, playerId, now }: Agreeing): Promise<Date | null> {
	if (!body.kinds.includes("offers")) return null;
	if (before?.offers_agreed_at) return before.offers_agreed_at;
	if (!(await parts.mayReceiveMarketing(tx, playerId))) throw refuse("OFFERS_PAUSED");
	return now;
}

export const deviceView = (row: PushDeviceRow): PushDevice => ({
	deviceId: idText(row.device_id),
	name: row.name,
	digest: row.endpoint_hash.toString("base64url"),
	kinds: row.kinds,
	showsDetails: row.shows_details,
	addedAtMs: row.added_at.getTime(),
});
