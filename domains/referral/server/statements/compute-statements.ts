import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { lockAffiliate, readPlanned } from "../affiliates/affiliate-store.ts";
import { FOLLOWER_NAME } from "../followed/follow-players.ts";
import type { ReferralPorts } from "../ports.ts";
import { computeMonth, planAndMonth, statementRow } from "./compute-month.ts";
import { hasUncounted } from "./month-store.ts";
import { addStatement, hasStatement } from "./statement-store.ts";

/** After the end of a month, so that every process has posted and the follower has read what belongs to it. */
const SETTLED_MS = 6 * HOUR_MS;
/** A month that was missed, because the site stood still, is computed so much later at most. */
const MAX_MONTHS_BACK = 12;

/** Computes the statements of the months that have ended. A month has one statement in each currency, computed once. */
export async function computeStatements(ports: ReferralPorts): Promise<void> {
	const { reader } = ports.database;
	const lag = (await ports.ledger.lags()).find(({ name }) => name === FOLLOWER_NAME);
	if (!lag || (lag.operations > 0n && lag.sinceMs >= SETTLED_MS)) return;
	for (const affiliateId of await readPlanned(reader)) await computeOf(ports, affiliateId);
}

async function computeOf(ports: ReferralPorts, affiliateId: string): Promise<void> {
	const { database, clock } = ports;
	const now = await planAndMonth(database.reader, affiliateId, clock.nowMs() - SETTLED_MS);
	if (!now || (await hasUncounted(database.reader, affiliateId))) return;
	const months = [];
	for (let month = now.month, count = 0; count < MAX_MONTHS_BACK; count++) {
		// In the middle of the month before, whatever the zone.
		const at = await planAndMonth(database.reader, affiliateId, month.fromMs - 15 * DAY_MS);
		if (!at) break;
		months.unshift(at);
		month = at.month;
	}
	for (const at of months)
		if (!(await hasStatement(database.reader, affiliateId, at.month.name))) await computeOnce(ports, affiliateId, at);
}

const computeOnce = (ports: ReferralPorts, affiliateId: string, at: PlanAndMonth): Promise<void> =>
	ports.database.transaction((tx) => computeIn(ports, tx, affiliateId, at));

type PlanAndMonth = NonNullable<Awaited<ReturnType<typeof planAndMonth>>>;

async function computeIn(ports: ReferralPorts, tx: Tx, affiliateId: string, at: PlanAndMonth): Promise<void> {
	await lockAffiliate(tx, affiliateId);
	for (const computed of await computeMonth(tx, affiliateId, at)) {
		const row = statementRow(ports.ids(), affiliateId, computed, new Date(ports.clock.nowMs()));
		await addStatement(tx, row, computed.commission);
	}
}
