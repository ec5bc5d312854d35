import { type Id, idText, readId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Job } from "@baize/platform-server";
import { PUSH_KINDS, type PushKind, type PushPayload } from "../../contract/index.ts";
import type { PushDeviceRow } from "../tables.ts";
import { PUSH, PUSH_BULK, type PushTask } from "./jobs.ts";
import type { PushParts } from "./ports.ts";
import { markOfferSent, readDevice, removeDevice } from "./push-store.ts";
import { decidePush, MAX_AGE_MS, minuteIn, type PushDecision } from "./rules.ts";
import { openTarget } from "./sealed-target.ts";
import type { PushOutcome, PushUrgency } from "./sending/push-sender.ts";
import { payloadOf } from "./write-push.ts";

/** Takes a job: whether, and with what text, is decided when it runs. A push service that is busy is tried again later. */
export function workOnPushes(parts: PushParts): void {
	for (const job of [PUSH, PUSH_BULK])
		parts.outbox.work(job, (payload) => deliver(parts, job, taskOf(payload), payload));
}

type DeviceTask = PushTask & { deviceId: Id };

function taskOf(payload: Record<string, unknown>): DeviceTask {
	const id = (name: string): Id => readId(String(payload[name])) ?? 0n;
	const kind: PushKind = PUSH_KINDS.find((known) => known === payload.kind) ?? "news";
	return { playerId: id("playerId"), messageId: id("messageId"), deviceId: id("deviceId"), kind };
}

async function deliver(parts: PushParts, job: Job, task: DeviceTask, payload: Record<string, unknown>): Promise<void> {
	const { database, clock, notifications, outbox } = parts;
	const { playerId, messageId, deviceId, kind } = task;
	if (!parts.isOn()) return;
	const device = await readDevice(database.reader, playerId, deviceId);
	if (!device) return;
	// What the player has read on the site meanwhile needs no notification.
	const message = await notifications.readOpen(database.reader, playerId, messageId, device.locale);
	if (!message) return;
	const nowMs = clock.nowMs();
	const decision = await decide(parts, task, device, nowMs - message.atMs);
	if (decision.do === "drop") return;
	if (decision.do === "wait")
		return database.transaction((tx) => outbox.enqueue(tx, job, payload, { atMs: nowMs + decision.ms }));
	const { locale, shows_details: showsDetails } = device;
	const text = payloadOf(message, { locale, kind, showsDetails, messageId: idText(messageId) });
	const outcome = await sendTo(parts, device, text, urgencyOf(kind));
	if (outcome === "sent" && kind === "offers")
		await markOfferSent(database.reader, playerId, deviceId, new Date(nowMs));
}

async function decide(
	parts: PushParts,
	{ playerId, kind }: DeviceTask,
	device: PushDeviceRow,
	ageMs: number,
): Promise<PushDecision> {
	const nowMs = parts.clock.nowMs();
	const { kinds, time_zone, offer_sent_at } = device;
	const isOffer = kind === "offers" && kinds.includes("offers");
	return decidePush({
		kind,
		kinds,
		ageMs,
		isPaused: !(await parts.mayReceiveMarketing(parts.database.reader, playerId)),
		isOfferAllowed: isOffer && (await parts.isOfferAllowed(playerId)),
		localMinute: minuteIn(time_zone, nowMs),
		sinceOfferMs: offer_sent_at && nowMs - offer_sent_at.getTime(),
	});
}

const urgencyOf = (kind: PushKind): PushUrgency => ({
	urgency: kind === "payments" || kind === "account" ? "normal" : "low",
	ttlMs: MAX_AGE_MS,
});

export const AT_ONCE: PushUrgency = { urgency: "high", ttlMs: MINUTE_MS };

/** Sends to a device, and forgets one that its push service does not know any more. */
export async function sendTo(
	{ database, sealer, sender, log }: PushParts,
	{ player_id, device_id, sealed }: PushDeviceRow,
	payload: PushPayload,
	how: PushUrgency,
): Promise<PushOutcome> {
	const outcome = await sender.send(openTarget(sealer, sealed, device_id), JSON.stringify(payload), how);
	if (outcome === "gone") await removeDevice(database.reader, player_id, device_id);
	if (outcome === "refused") log?.warn({ device: idText(device_id) }, "a push service refused a notification");
	return outcome;
}
