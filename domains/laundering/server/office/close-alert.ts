import type { Judged, Operator } from "@baize/desk/server";
import { idText } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import type { closeLaunderingAlert, Outcome } from "../../contract/index.ts";
import { insertNote, lockAlert, updateAlert } from "../alert-store.ts";
import type { Closing, LaunderingPorts } from "../ports.ts";
import { refuseAlert, refuseClaimed, requireAlert } from "../refuse.ts";
import type { StoredAlert } from "../tables.ts";
import { needsTwo, showAlert } from "./show-alert.ts";

type Input = { alert: string; outcome: Outcome };

/** Two people close a grave or escalated alert. The proposal has expired once the alert was changed. */
export const defineClosing = (ports: LaunderingPorts): Closing =>
	ports.proposals.define<Input>({
		name: "launderingClose",
		role: "compliance",
		lock: async (tx, { alert }) => lockAlert(tx, (await requireAlert(tx, alert)).alert_id),
		judge: async (reader, { alert, outcome }) => judged(await requireAlert(reader, alert), outcome),
		carryOut: async (tx, { alert, outcome }, { reason, proposedBy, approvedBy, ip }) =>
			close(ports, tx, (await lockAlert(tx, (await requireAlert(tx, alert)).alert_id))!, {
				...{ outcome, reason, ip },
				by: [proposedBy, approvedBy],
			}),
	});

function judged(alert: StoredAlert, outcome: Outcome): Judged {
	const { alert_id, state, rule } = alert;
	if (state === "closed") throw refuseAlert("ALERT_STATE", { state });
	return {
		effect: [
			{
				what: `laundering.effects.${rule}`,
				about: idText(alert_id),
				before: `laundering.states.${state}`,
				after: `laundering.outcomes.${outcome}`,
			},
		],
		state: [idText(alert_id), state],
	};
}

type Decision = { outcome: Outcome; reason: string; by: readonly Operator[]; ip: string };

/** Payouts that no other alert holds go on: what was approved is sent within a minute. */
async function close(
	ports: LaunderingPorts,
	tx: Tx,
	alert: StoredAlert,
	{ outcome, reason, by, ip }: Decision,
): Promise<void> {
	const at = new Date(ports.clock.nowMs());
	const last = by.at(-1)!;
	const { bucket, alert_id, player_id, rule } = alert;
	await updateAlert(tx, alert, {
		...{ state: "closed", outcome, closed_at: at },
		...{ claimed_by: null, claimed_until: null },
	});
	await insertNote(tx, {
		...{ bucket, alert_id, note_id: ports.ids(), what: outcome, text: reason, at },
		...{ by: last.id, by_name: by.map(({ name }) => name).join(", ") },
	});
	await ports.audit.record(tx, {
		...{ action: "laundering.closed", actorId: last.id, playerId: player_id, target: idText(alert_id), ip },
		details: { rule, outcome, reason, by: by.map(({ name }) => name) },
	});
}

/** One operator closes it, or proposes it to a second one where two must. */
export const closingAlert =
	(ports: LaunderingPorts, closing: Closing): Handler<typeof closeLaunderingAlert> =>
	async ({ params, body: { outcome, reason } }, { session, ip }) => {
		const { database } = ports;
		const { alert_id } = await requireAlert(database.reader, params.alert);
		const by = { id: session.playerId, name: await ports.nameOf(session) };
		const isTwo = await database.transaction(async (tx) => {
			const locked = (await lockAlert(tx, alert_id))!;
			if (locked.state === "closed") throw refuseAlert("ALERT_STATE", { state: locked.state });
			await refuseClaimed(ports, tx, locked, session.playerId);
			if (needsTwo(locked)) return true;
			await close(ports, tx, locked, { outcome, reason: reason.trim(), by: [by], ip });
			return false;
		});
		const input = { alert: params.alert, outcome };
		if (isTwo) await closing.propose({ subject: params.alert, input, reason: reason.trim(), by, ip });
		return showAlert(ports, closing, await requireAlert(database.reader, params.alert), session.playerId);
	};
