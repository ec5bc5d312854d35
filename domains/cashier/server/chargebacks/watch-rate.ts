import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { CHARGEBACK_RATE } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { type Counted, isRateHigh } from "./judge-rate.ts";

/** Runs once a day: a provider with too many chargebacks is written to the audit log, which raises the alarm. */
export async function watchChargebackRate(deps: CashierDeps): Promise<void> {
	const since = new Date(deps.clock.nowMs() - CHARGEBACK_RATE.withinMs);
	for (const { provider, ...counted } of await countByProvider(deps.database.reader, since))
		if (isRateHigh(counted))
			await deps.database.transaction((tx) =>
				deps.audit.record(tx, { action: "chargebacks.rateHigh", target: provider, details: counted }),
			);
}

/** Across all players. A deposit is counted when it was settled, its chargeback when it came. */
async function countByProvider(reader: Reader, since: Date): Promise<(Counted & { provider: string })[]> {
	const found = await sql<Counted & { provider: string }>`select c.provider, count(*)::int as chargebacks,
			(select count(*)::int from cashier.deposit d
				where d.provider = c.provider and d.state = 'settled' and d.changed_at > ${since}) as deposits
		from cashier.chargeback c where c.opened_at > ${since} and c.state <> 'won'
		group by c.provider order by c.provider`.execute(reader);
	return found.rows;
}
