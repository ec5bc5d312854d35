import { HOUR_MS, SECOND_MS } from "@baize/kernel/time";
import type { AlarmRule, Log, SecurityEvents } from "@baize/platform-server";
import type { Following } from "./index.ts";

const EVENT = "follower.standsStill";

/** Raised again each hour for as long as something stands still. */
export const STANDSTILL_ALARM: AlarmRule = {
	name: "followerStandsStill",
	event: EVENT,
	count: 1,
	withinMs: HOUR_MS,
};

type Ports = { log: Pick<Log, "error">; securityEvents: Pick<SecurityEvents, "emit"> };

/**
 * Alerts operators of what should follow the journal and does not: points, bonuses, pots, affiliates and alerts about
 * laundering come late then, and nothing on a page says so.
 */
export async function watchFollowers(ledger: Pick<Following, "standstills">, ports: Ports): Promise<void> {
	for (const { name, sinceMs, operations } of await ledger.standstills()) {
		const details = {
			follower: name,
			seconds: Math.round(sinceMs / SECOND_MS),
			...(operations === undefined ? {} : { operations: String(operations) }),
		};
		ports.log.error(details, "what follows the journal stands still");
		ports.securityEvents.emit({ name: EVENT, severity: "alert", details });
	}
}
