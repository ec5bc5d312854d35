import type { OpenProposal } from "@baize/desk/contract";
import { type Id, idText } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import type { listProviders, ProviderView, readProvider } from "../../../contract/index.ts";
import type { CashierDeps } from "../../deps.ts";
import type { DrainRow } from "../../tables.ts";
import type { PaymentProvider } from "../port.ts";
import { measureKey } from "../registry/standing.ts";
import { readDrains } from "./drain-store.ts";
import { type HealthRow, readHealth } from "./health-store.ts";
import { type Measured, readHours, readMeasures, readSlots, readToday, SLOT_MS, type Slot } from "./measure-store.ts";
import { factorsOf } from "./refresh-standing.ts";
import { refuseProvider } from "./refuse.ts";
import { successOf } from "./weigh.ts";

export const listingProviders =
	(deps: CashierDeps): Handler<typeof listProviders> =>
	async (_input, { session }) => ({ items: await showProviders(deps, session.playerId), next: null });

export const readingProvider =
	(deps: CashierDeps): Handler<typeof readProvider> =>
	({ params }, { session }) =>
		showProvider(deps, params.provider, session.playerId);

export async function showProvider(deps: CashierDeps, name: string, operatorId: Id): Promise<ProviderView> {
	const found = (await showProviders(deps, operatorId)).find(({ id }) => id === name);
	if (!found) throw refuseProvider("PROVIDER_UNKNOWN");
	return found;
}

/** There are few of them, so all are read together. */
async function showProviders(deps: CashierDeps, operatorId: Id): Promise<ProviderView[]> {
	const { reader } = deps.database;
	const now = deps.now();
	const [drains, proposals, measures, slots, hours, today, health] = await Promise.all([
		readDrains(reader),
		deps.resume.open(reader),
		readMeasures(reader, now),
		readSlots(reader, now),
		readHours(reader, now),
		readToday(reader, now),
		readHealth(reader, now),
	]);
	const names = await deps.players.namesOf(
		reader,
		drains.map(({ drained_by }) => drained_by),
	);
	const factors = factorsOf(measures);
	return deps.providers.list().map((provider) => {
		const { name } = provider;
		const own = measures.filter((each) => each.provider === name);
		const p95Ms = hours.find((each) => each.provider === name)?.p95Ms;
		return {
			id: name,
			isAway: deps.providers.isAway(name),
			...healthOf(health.find(({ provider: of }) => of === name)),
			...methodsOf(provider),
			...hourOf(
				own,
				slots.filter((each) => each.provider === name),
			),
			...(typeof p95Ms === "number" ? { p95Ms } : {}),
			measures: own.map((each) => measureView(each, factors.get(measureKey(name, each)) ?? 1)),
			rules: deps.providers.rulesOf(name).map((rule) => ({ ...rule, usedToday: today.get(name) ?? 0 })),
			...drainView(
				drains.find((drain) => drain.provider === name),
				proposals.get(name),
				operatorId,
				(id) => names.get(id)?.name,
			),
		};
	});
}

function healthOf(row: HealthRow | undefined): Pick<ProviderView, "health"> {
	if (!row) return {};
	const { status, note, since } = row;
	return { health: { status, sinceMs: since.getTime(), ...(note === null ? {} : { note }) } };
}

function methodsOf(provider: PaymentProvider): Pick<ProviderView, "deposits" | "payouts"> {
	const { deposits, payouts } = provider.capabilities();
	return { deposits: Object.keys(deposits), payouts: Object.keys(payouts) };
}

function hourOf(measures: readonly Measured[], slots: readonly Slot[]) {
	const sum = (pick: (slot: Slot) => number): number => slots.reduce((total, slot) => total + pick(slot), 0);
	const paid = measures.reduce((total, each) => total + each.paid, 0);
	const cases = measures.reduce((total, each) => total + casesOf(each), 0);
	return {
		begun: sum(({ begun }) => begun),
		timeOuts: sum(({ timeOuts }) => timeOuts),
		...(cases > 0 ? { successPercent: percent(paid / cases) } : {}),
		slots: slots.map(({ slot, begun, paid: paidOf, timeOuts, p95Ms }) => ({
			fromMs: slot * SLOT_MS,
			begun,
			paid: paidOf,
			timeOuts,
			...(p95Ms === null ? {} : { p95Ms }),
		})),
	};
}

const casesOf = ({ paid, softDeclines, threeDs, outages }: Measured): number => paid + softDeclines + threeDs + outages;
const percent = (share: number): number => Math.round(share * 100);

const measureView = (each: Measured, factor: number): ProviderView["measures"][number] => ({
	method: each.method,
	currency: each.currency,
	successPercent: percent(successOf(each)),
	factorPercent: percent(factor),
	paid: Math.round(each.paid),
	softDeclines: Math.round(each.softDeclines),
	outages: Math.round(each.outages),
});

type Decisions = Pick<ProviderView, "state" | "drain" | "proposal">;

function drainView(
	row: DrainRow | undefined,
	proposal: OpenProposal | undefined,
	operatorId: Id,
	nameOf: (id: Id) => string | undefined,
): Decisions {
	if (!row) return { state: "open" };
	const { reason, drained_by: by, drained_at: at } = row;
	const drain = { reason, byName: nameOf(by) ?? idText(by), atMs: at.getTime(), isOwn: by === operatorId };
	return proposal ? { state: "proposed", drain, proposal } : { state: "drained", drain };
}
