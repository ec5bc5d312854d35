import { type Id, idText } from "@baize/kernel/id";
import { defineJob, type Outbox, type Tx } from "@baize/platform-server";
import type { PushKind } from "../../contract/index.ts";
import { readDeviceIds } from "./push-store.ts";

/** One message to one device. Those of announcements to all wait behind what one player waits for. */
export const PUSH = defineJob("notifications.push", "player");
export const PUSH_BULK = defineJob("notifications.pushBulk", "bulk");

export type PushTask = { playerId: Id; messageId: Id; kind: PushKind };

/** Every message of an inbox passes here, in its own transaction: one job for each device of the player. */
export async function enqueuePushes(
	outbox: Pick<Outbox, "enqueueAll">,
	tx: Tx,
	{ playerId, messageId, kind }: PushTask,
): Promise<void> {
	const devices = await readDeviceIds(tx, playerId);
	if (devices.length === 0) return;
	const task = { playerId: idText(playerId), messageId: idText(messageId), kind };
	await outbox.enqueueAll(
		tx,
		kind === "news" || kind === "offers" ? PUSH_BULK : PUSH,
		devices.map((deviceId) => ({ ...task, deviceId: idText(deviceId) })),
	);
}
