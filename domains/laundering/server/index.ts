import type { Id } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import { type Binding, bind, type Reader } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { isHeld } from "./alert-store.ts";
import { deleteOldAlerts } from "./delete-old-alerts.ts";
import { followMovements } from "./follow/follow-movements.ts";
import { claimingAlert, escalatingAlert, holdingAlert, notingAlert, releasingAlert } from "./office/acts.ts";
import { closingAlert, defineClosing } from "./office/close-alert.ts";
import { listingAlerts, readingAlert } from "./office/show-alert.ts";
import type { LaunderingPorts } from "./ports.ts";

export { followMovements } from "./follow/follow-movements.ts";
export type { LaunderingPorts } from "./ports.ts";

export type Laundering = {
	bindings: Binding[];
	/** Makes alerts of what crosses a rule. */
	follower: Follower;
	/** Whether an alert that is not decided yet holds what goes out to the player. */
	isHeld(reader: Reader, playerId: Id): Promise<boolean>;
	/** Deletes decided alerts whose time is over. */
	deleteOldAlerts(): Promise<void>;
};

export function openLaundering(ports: LaunderingPorts): Laundering {
	const closing = defineClosing(ports);
	return {
		bindings: [
			bind(calls.listLaunderingAlerts, listingAlerts(ports)),
			bind(calls.readLaunderingAlert, readingAlert(ports, closing)),
			bind(calls.claimLaunderingAlert, claimingAlert(ports, closing)),
			bind(calls.releaseLaunderingAlert, releasingAlert(ports, closing)),
			bind(calls.noteLaunderingAlert, notingAlert(ports, closing)),
			bind(calls.holdLaunderingAlert, holdingAlert(ports, closing)),
			bind(calls.escalateLaunderingAlert, escalatingAlert(ports, closing)),
			bind(calls.closeLaunderingAlert, closingAlert(ports, closing)),
		],
		follower: followMovements(ports),
		isHeld,
		deleteOldAlerts: () => deleteOldAlerts(ports),
	};
}
