import { stakeUnitOf } from "@baize/games/stakes";
import type { Id } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import {
	AFFILIATE_PLANS,
	type AffiliatePlan,
	costsIn,
	type Month,
	monthAt,
	type StatementLines,
	termsIn,
} from "../../contract/index.ts";
import { readAssignmentIn } from "../affiliates/affiliate-store.ts";
import { type Commission, commissionOf } from "../commission/commission.ts";
import type { ReferralPorts } from "../ports.ts";
import { readCurrencies, readPlayerMonths } from "./month-store.ts";
import { readPrevious, sumSubEarned } from "./statement-store.ts";

export type Computed = { currency: string; month: Month; plan: AffiliatePlan; commission: Commission };

export const planNamed = (id: string): AffiliatePlan | undefined => AFFILIATE_PLANS.find((plan) => plan.id === id);

/** The plan that is in force at a moment, and the month of its zone; undefined without a plan. */
export async function planAndMonth(
	reader: Reader,
	affiliateId: string,
	atMs: number,
): Promise<{ plan: AffiliatePlan; month: Month } | undefined> {
	// The day in UTC decides which assignment is looked at first; its own zone then says the month.
	const first = await readAssignmentIn(reader, affiliateId, monthAt("UTC", atMs).name);
	const plan = first && planNamed(first.plan);
	if (!plan) return undefined;
	const month = monthAt(plan.timeZone, atMs);
	const inForce = await readAssignmentIn(reader, affiliateId, month.name);
	const own = inForce && planNamed(inForce.plan);
	return own && { plan: own, month: monthAt(own.timeZone, atMs) };
}

/** What a month has brought the affiliate in each currency; nothing where there is nothing to say. */
export async function computeMonth(
	reader: Reader,
	affiliateId: string,
	{ plan, month }: { plan: AffiliatePlan; month: Month },
): Promise<Computed[]> {
	const [terms, costs] = [termsIn(plan, month.name), costsIn(month.name)];
	if (!terms || !costs) return [];
	const computed: Computed[] = [];
	for (const currency of await readCurrencies(reader, affiliateId, month.name)) {
		const previous = await readPrevious(reader, affiliateId, currency, month.name);
		const query = { affiliateId, currency, month, previousId: previous?.statement_id ?? null };
		const players = await readPlayerMonths(reader, query);
		const subEarnedMinor = await sumSubEarned(reader, affiliateId, { currency, month: month.name });
		if (players.length === 0 && subEarnedMinor === 0n) continue;
		const carriedMinor = previous?.carried_out ?? 0n;
		const unitMinor = BigInt(stakeUnitOf(currency));
		const commission = commissionOf({ terms, costs, unitMinor, players, carriedMinor, subEarnedMinor });
		computed.push({ currency, month, plan, commission });
	}
	return computed;
}

export async function openMonth(ports: ReferralPorts, affiliateId: string): Promise<StatementLines[]> {
	const { reader } = ports.database;
	const found = await planAndMonth(reader, affiliateId, ports.clock.nowMs());
	return found ? (await computeMonth(reader, affiliateId, found)).map(linesOf) : [];
}

const linesOf = ({ currency, month, plan, commission }: Computed): StatementLines => {
	const { revenue } = commission;
	return {
		...{ currency, month: month.name, plan: plan.id },
		casinoMinor: toWire(revenue.casinoMinor),
		sportsMinor: toWire(revenue.sportsMinor),
		bonusMinor: toWire(revenue.bonusMinor),
		jackpotMinor: toWire(revenue.jackpotMinor),
		dutyMinor: toWire(revenue.dutyMinor),
		feesMinor: toWire(revenue.feesMinor),
		chargedBackMinor: toWire(revenue.chargedBackMinor),
		netMinor: toWire(revenue.netMinor),
		fencedMinor: toWire(commission.fencedMinor),
		carriedInMinor: toWire(commission.carriedInMinor),
		sharedMinor: toWire(commission.sharedMinor),
		perTenThousand: Number(commission.perTenThousand),
		shareMinor: toWire(commission.shareMinor),
		playersPaidFor: commission.paidFor.length,
		perPlayerMinor: toWire(commission.perPlayerMinor),
		subMinor: toWire(commission.subMinor),
		totalMinor: toWire(commission.totalMinor),
		carriedOutMinor: toWire(commission.carriedOutMinor),
	};
};

/** A row of the database for a month that has ended. */
export function statementRow(id: Id, affiliateId: string, { currency, month, plan, commission }: Computed, at: Date) {
	const { revenue } = commission;
	return {
		...{ statement_id: id, affiliate_id: affiliateId, currency, month: month.name, plan: plan.id },
		from_at: new Date(month.fromMs),
		until_at: new Date(month.untilMs),
		casino: revenue.casinoMinor,
		sports: revenue.sportsMinor,
		bonus: revenue.bonusMinor,
		jackpot: revenue.jackpotMinor,
		duty: revenue.dutyMinor,
		fees: revenue.feesMinor,
		charged_back: revenue.chargedBackMinor,
		net: revenue.netMinor,
		fenced: commission.fencedMinor,
		carried_in: commission.carriedInMinor,
		shared: commission.sharedMinor,
		per_ten_thousand: Number(commission.perTenThousand),
		share: commission.shareMinor,
		players_paid_for: commission.paidFor.length,
		per_player: commission.perPlayerMinor,
		sub: commission.subMinor,
		total: commission.totalMinor,
		carried_out: commission.carriedOutMinor,
		computed_at: at,
		state: commission.totalMinor === 0n ? ("nothing" as const) : ("shown" as const),
	};
}
