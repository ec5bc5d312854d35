import { idText } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { type Handler, retryOnContention, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	type AlertRecord,
	CLAIM_HOURS,
	type claimLaunderingAlert,
	type escalateLaunderingAlert,
	type holdLaunderingAlert,
	type noteLaunderingAlert,
	type releaseLaunderingAlert,
} from "../../contract/index.ts";
import { insertNote, lockAlert, updateAlert } from "../alert-store.ts";
import type { Closing, LaunderingPorts } from "../ports.ts";
import { refuseAlert, refuseClaimed, requireAlert } from "../refuse.ts";
import type { StoredAlert } from "../tables.ts";
import { showAlert } from "./show-alert.ts";

/** What was done, as the history of the alert and the audit log have it. */
type Done = { what: "claimed" | "released" | "noted" | "held" | "escalated"; text?: string };
type Act = (tx: Tx, alert: StoredAlert) => Promise<Done>;

/** Changes a locked alert that is not closed, and writes it into the alert's history and the audit log. */
async function act(
	ports: LaunderingPorts,
	closing: Closing,
	alert: string,
	visit: SignedInVisit,
	change: Act,
): Promise<AlertRecord> {
	const { database, clock } = ports;
	const { session, ip } = visit;
	const { alert_id } = await requireAlert(database.reader, alert);
	const byName = await ports.nameOf(session);
	await retryOnContention(() =>
		database.transaction(async (tx) => {
			const locked = (await lockAlert(tx, alert_id))!;
			if (locked.state === "closed") throw refuseAlert("ALERT_STATE", { state: locked.state });
			await refuseClaimed(ports, tx, locked, session.playerId);
			const { what, text } = await change(tx, locked);
			await insertNote(tx, {
				...{ bucket: locked.bucket, alert_id, note_id: ports.ids(), what, text: text ?? null },
				...{ by: session.playerId, by_name: byName, at: new Date(clock.nowMs()) },
			});
			await ports.audit.record(tx, {
				...{ action: `laundering.${what}`, actorId: session.playerId, playerId: locked.player_id, ip },
				...{ target: idText(alert_id), details: { rule: locked.rule, ...(text ? { reason: text } : {}) } },
			});
		}),
	);
	return showAlert(ports, closing, await requireAlert(database.reader, alert), session.playerId);
}

export const claimingAlert =
	(ports: LaunderingPorts, closing: Closing): Handler<typeof claimLaunderingAlert> =>
	({ params }, visit) =>
		act(ports, closing, params.alert, visit, async (tx, alert) => {
			const claimed_until = new Date(ports.clock.nowMs() + CLAIM_HOURS * HOUR_MS);
			await updateAlert(tx, alert, { claimed_by: visit.session.playerId, claimed_until });
			return { what: "claimed" };
		});

export const releasingAlert =
	(ports: LaunderingPorts, closing: Closing): Handler<typeof releaseLaunderingAlert> =>
	({ params }, visit) =>
		act(ports, closing, params.alert, visit, async (tx, alert) => {
			await updateAlert(tx, alert, { claimed_by: null, claimed_until: null });
			return { what: "released" };
		});

export const notingAlert =
	(ports: LaunderingPorts, closing: Closing): Handler<typeof noteLaunderingAlert> =>
	({ params, body }, visit) =>
		act(ports, closing, params.alert, visit, async () => ({ what: "noted", text: body.text.trim() }));

/** Nothing goes out to the player from now on. Only the decision about the alert ends it. */
export const holdingAlert =
	(ports: LaunderingPorts, closing: Closing): Handler<typeof holdLaunderingAlert> =>
	({ params, body }, visit) =>
		act(ports, closing, params.alert, visit, async (tx, alert) => {
			await updateAlert(tx, alert, { holds: true });
			return { what: "held", text: body.reason.trim() };
		});

export const escalatingAlert =
	(ports: LaunderingPorts, closing: Closing): Handler<typeof escalateLaunderingAlert> =>
	({ params, body }, visit) =>
		act(ports, closing, params.alert, visit, async (tx, alert) => {
			if (alert.state !== "open") throw refuseAlert("ALERT_STATE", { state: alert.state });
			await updateAlert(tx, alert, { state: "escalated", holds: true });
			return { what: "escalated", text: body.reason.trim() };
		});
