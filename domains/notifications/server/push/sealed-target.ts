import type { Id } from "@baize/kernel/id";
import type { SealedColumn, Sealer } from "@baize/platform-server";
import type { PushSubscriptionFields } from "../../contract/index.ts";

/** Where a device is reached, and its keys. A copy of the tables alone reaches none. */
export const PUSH_TARGET: SealedColumn = {
	purpose: "notifications.pushDevice",
	table: "notifications.push_device",
	rowId: "device_id",
	column: "sealed",
};

export const sealTarget = (sealer: Sealer, { endpoint, p256dh, auth }: PushSubscriptionFields, deviceId: Id): Buffer =>
	sealer.sealText(JSON.stringify({ endpoint, p256dh, auth }), deviceId);

export const openTarget = (sealer: Sealer, sealed: Buffer, deviceId: Id): PushSubscriptionFields =>
	JSON.parse(sealer.openText(sealed, deviceId));
