import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../../contract/index.ts";
import type { PushDeviceRow } from "../tables.ts";
import { AT_ONCE, sendTo } from "./deliver-push.ts";
import type { PushParts } from "./ports.ts";
import { changeTarget, findByEndpoint, readDevice, readDevices, removeDevice } from "./push-store.ts";
import { sealTarget } from "./sealed-target.ts";
import { endpointHash, requireTarget } from "./sending/endpoint.ts";
import { PushBusy } from "./sending/push-sender.ts";
import { deviceView, subscribing } from "./subscribe.ts";
import { testPayload } from "./write-push.ts";

const refuse = refuser(calls.notificationErrors);

export function pushRoutes(parts: PushParts): Binding[] {
	const { database, sender } = parts;
	const devicesOf = async (playerId: Id) => ({
		devices: (await readDevices(database.reader, playerId)).map(deviceView),
	});
	return [
		bind(calls.readPushKey, () => ({ publicKey: parts.isOn() ? sender.publicKey : null })),
		bind(calls.listPushDevices, (_input, { session }) => devicesOf(session.playerId)),
		bind(calls.subscribePush, subscribing(parts)),
		bind(calls.unsubscribePush, async ({ params }, { session: { playerId } }) => {
			await removeDevice(database.reader, playerId, readId(params.device) ?? 0n);
			return devicesOf(playerId);
		}),
		bind(calls.testPush, async ({ params }, { session: { playerId } }) => {
			if (!parts.isOn()) throw refuse("PUSH_OFF");
			const device = await readDevice(database.reader, playerId, readId(params.device) ?? 0n);
			if (!device) throw refuse("PUSH_DEVICE_UNKNOWN");
			return { sent: await tryOut(parts, device) };
		}),
		bind(calls.renewPush, async ({ body }) => {
			await renew(parts, body.oldEndpoint, body.subscription);
			return {};
		}),
	];
}

/** False where the push service does not know the device any more. */
async function tryOut(parts: PushParts, device: PushDeviceRow): Promise<boolean> {
	try {
		const outcome = await sendTo(parts, device, testPayload(device.locale), AT_ONCE);
		if (outcome === "refused") throw refuse("PUSH_NOT_SENT");
		return outcome === "sent";
	} catch (error) {
		throw error instanceof PushBusy ? refuse("PUSH_NOT_SENT") : error;
	}
}

/** Only the browser itself knows its endpoint, which is as long as a password. An unknown one changes nothing. */
async function renew(parts: PushParts, old: string, subscription: calls.PushSubscriptionFields): Promise<void> {
	requireTarget(subscription);
	await parts.database.transaction(async (tx) => {
		const device = await findByEndpoint(tx, endpointHash(old));
		if (!device) return;
		const { player_id: playerId, device_id: deviceId } = device;
		const hash = endpointHash(subscription.endpoint);
		const isKnown = (await findByEndpoint(tx, hash)) !== undefined;
		if (isKnown && old !== subscription.endpoint) return removeDevice(tx, playerId, deviceId);
		const sealed = sealTarget(parts.sealer, subscription, deviceId);
		await changeTarget(tx, playerId, deviceId, { endpoint_hash: hash, sealed });
	});
}
