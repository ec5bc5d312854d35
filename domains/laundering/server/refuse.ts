import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { launderingErrors } from "../contract/index.ts";
import { readAlertRow } from "./alert-store.ts";
import type { LaunderingPorts } from "./ports.ts";
import type { StoredAlert } from "./tables.ts";

export const refuseAlert = refuser(launderingErrors);

/** Refuses with ALERT_NOT_FOUND, also for a text that is no id. */
export async function requireAlert(reader: Reader, text: string): Promise<StoredAlert> {
	const alertId = readId(text);
	const found = alertId === null ? undefined : await readAlertRow(reader, alertId);
	if (!found) throw refuseAlert("ALERT_NOT_FOUND");
	return found;
}

/** While another operator has taken it, no one else decides about it. */
export async function refuseClaimed(
	{ clock, namesOf }: Pick<LaunderingPorts, "clock" | "namesOf">,
	tx: Tx,
	{ claimed_by: by, claimed_until: until }: StoredAlert,
	operatorId: Id,
): Promise<void> {
	if (by === null || until === null || by === operatorId || until.getTime() <= clock.nowMs()) return;
	const name = (await namesOf(tx, [by])).get(by)?.name ?? "";
	throw refuseAlert("ALERT_CLAIMED", { name, untilMs: until.getTime() });
}
