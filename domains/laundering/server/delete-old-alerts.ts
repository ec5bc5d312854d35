import type { Id } from "@baize/kernel/id";
import { KEPT_YEARS } from "../contract/index.ts";
import { closedBefore, deleteAlert } from "./alert-store.ts";
import type { LaunderingPorts } from "./ports.ts";
import type { StoredAlert } from "./tables.ts";

/** So that one statement is short, whatever has gathered. */
const AT_ONCE = 200;

/**
 * Deletes decided alerts, with their notes, whose time is over. Of a player whose account is open they stay: the law counts
 * from the end of the account. The audit log has how many were deleted, and not whose.
 */
export async function deleteOldAlerts(ports: LaunderingPorts): Promise<void> {
	const { database, clock, audit } = ports;
	const before = yearsBefore(clock.nowMs(), KEPT_YEARS.afterClosing);
	let after: Id = 0n;
	for (;;) {
		const found = await closedBefore(database.reader, before, after, AT_ONCE);
		const old: StoredAlert[] = [];
		for (const alert of found) if (await isOver(ports, alert)) old.push(alert);
		if (old.length > 0)
			await database.transaction(async (tx) => {
				for (const alert of old) await deleteAlert(tx, alert);
				await audit.record(tx, { action: "laundering.deleted", target: "alerts", details: { alerts: old.length } });
			});
		if (found.length < AT_ONCE) return;
		after = found.at(-1)!.alert_id;
	}
}

async function isOver(
	{ database, clock, accountClosedAt }: LaunderingPorts,
	{ player_id, closed_at }: StoredAlert,
): Promise<boolean> {
	const nowMs = clock.nowMs();
	if (closed_at !== null && closed_at < yearsBefore(nowMs, KEPT_YEARS.atMost)) return true;
	const left = await accountClosedAt(database.reader, player_id);
	return left !== undefined && left < yearsBefore(nowMs, KEPT_YEARS.afterClosing);
}

function yearsBefore(nowMs: number, years: number): Date {
	const date = new Date(nowMs);
	date.setUTCFullYear(date.getUTCFullYear() - years);
	return date;
}
