import { type Id, idText } from "@baize/kernel/id";
import type { Binding, Tx } from "@baize/platform-server";
import type { PushDeviceRow } from "../tables.ts";
import { workOnPushes } from "./deliver-push.ts";
import type { PushPorts } from "./ports.ts";
import { pushRoutes } from "./push-routes.ts";
import { readDevices, removeDevicesOf, removeDevicesOfSession } from "./push-store.ts";
import { openTarget, PUSH_TARGET } from "./sealed-target.ts";

export type Pushes = {
	/** The player logged out in a browser, or was logged out there: it receives nothing more. */
	endSession(tx: Tx, playerId: Id, sessionId: Id): Promise<void>;
	/** The account is closed. */
	endAll(tx: Tx, playerId: Id): Promise<void>;
	/** The player's devices for the copy of their data. */
	exportOf(playerId: Id): Promise<unknown>;
	bindings: Binding[];
};

export function openPushes(ports: PushPorts): Pushes {
	const parts = { ...ports, sealer: ports.secrets.sealerFor(PUSH_TARGET) };
	workOnPushes(parts);
	const exported = ({ device_id, sealed, ...row }: PushDeviceRow) => ({
		id: idText(device_id),
		name: row.name,
		pushService: new URL(openTarget(parts.sealer, sealed, device_id).endpoint).host,
		kinds: row.kinds,
		showsDetails: row.shows_details,
		language: row.locale,
		timeZone: row.time_zone,
		addedAt: row.added_at.toISOString(),
		offersAgreedAt: row.offers_agreed_at?.toISOString() ?? null,
	});
	return {
		async endSession(tx, playerId, sessionId) {
			const browserHash = await ports.browserOf(tx, playerId, sessionId);
			await removeDevicesOfSession(tx, playerId, { sessionId, browserHash });
		},
		endAll: removeDevicesOf,
		exportOf: async (playerId) => (await readDevices(ports.database.reader, playerId)).map(exported),
		bindings: pushRoutes(parts),
	};
}
