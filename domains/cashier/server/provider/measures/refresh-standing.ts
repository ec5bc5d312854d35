import type { CashierDeps } from "../../deps.ts";
import { measureKey, type Standing } from "../registry/standing.ts";
import { readDrains } from "./drain-store.ts";
import { readHealth } from "./health-store.ts";
import { type Measured, readMeasures, readToday } from "./measure-store.ts";
import { factorOf, successOf } from "./weigh.ts";

/** As old as the measures may be; a provider that was stopped here is left at once. */
const FRESH_MS = 5_000;

/** Before a choice among providers: reads what is measured and decided of them, if the last time is a while ago. */
export async function refreshStanding(deps: CashierDeps, isForced = false): Promise<void> {
	const { providers, clock, database } = deps;
	const nowMs = clock.nowMs();
	const ageMs = nowMs - providers.standingSinceMs();
	// A clock that was set back in a test makes no measure fresh.
	if (!isForced && ageMs >= 0 && ageMs < FRESH_MS) return;
	const now = deps.now();
	const [drains, measures, today, health] = await Promise.all([
		readDrains(database.reader),
		readMeasures(database.reader, now),
		readToday(database.reader, now),
		readHealth(database.reader, now),
	]);
	const unwell = new Set(health.filter(({ status }) => status !== "well").map(({ provider }) => provider));
	const drained = new Set(drains.map(({ provider }) => provider));
	providers.stand({ drained, factors: factorsOf(measures), unwell, today }, nowMs);
}

/** Each beside the best provider of the same method and currency. */
export function factorsOf(measures: readonly Measured[]): Standing["factors"] {
	const best = new Map<string, number>();
	for (const each of measures) {
		const key = measureKey("", each);
		best.set(key, Math.max(best.get(key) ?? 0, successOf(each)));
	}
	return new Map(
		measures.map((each) => [
			measureKey(each.provider, each),
			factorOf(successOf(each), best.get(measureKey("", each)) ?? 1),
		]),
	);
}
