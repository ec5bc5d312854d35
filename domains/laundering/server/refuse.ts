import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { launderingErrors } from "../contract/index.ts";
import { readAlertRow } from "./alert-store.ts";
import type { StoredAlert } from "./tables.ts";

export const refuseAlert = refuser(launderingErrors);

/** Refuses with ALERT_NOT_FOUND, also for a text that is no id. */
export async function requireAlert(reader: Reader, text: string): Promise<StoredAlert> {
	const alertId = readId(text);
	const found = alertId === null ? undefined : await readAlertRow(reader, alertId);
	if (!found) throw refuseAlert("ALERT_NOT_FOUND");
	return found;
}
