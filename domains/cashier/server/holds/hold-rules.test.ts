import type { SecurityChange } from "@baize/identity/server";
import { HOUR_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { decideHold, type HoldFacts } from "./hold-rules.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR_MS);
const later = (hours: number): Date => ago(-hours);
const changed = (kind: SecurityChange["kind"], hours: number): SecurityChange => ({ kind, at: ago(hours) });
const OLD = ago(1_000);

describe("[CASH-04] a payout is put on hold", () => {
	it.each<[string, HoldFacts, { until: Date; causes: string[] } | undefined]>([
		["to an old account, nothing changed", { destinationSince: OLD, changes: [] }, undefined],
		[
			"to an account never seen before",
			{ destinationSince: undefined, changes: [] },
			{ until: later(72), causes: ["newDestination"] },
		],
		[
			"to an account of yesterday",
			{ destinationSince: ago(24), changes: [] },
			{ until: later(48), causes: ["newDestination"] },
		],
		["to an account of exactly 72 hours", { destinationSince: ago(72), changes: [] }, undefined],
		[
			"after a change of password",
			{ destinationSince: OLD, changes: [changed("password", 1)] },
			{ until: later(71), causes: ["passwordChanged"] },
		],
		[
			"after changes of phone and e-mail, until the later is over",
			{ destinationSince: OLD, changes: [changed("phone", 70), changed("email", 10)] },
			{ until: later(62), causes: ["phoneChanged", "emailChanged"] },
		],
		[
			"for what is not over, and not for what is",
			{ destinationSince: ago(71), changes: [changed("password", 73)] },
			{ until: later(1), causes: ["newDestination"] },
		],
	])("%s", (_name, facts, hold) => {
		expect(decideHold(facts, NOW)).toEqual(hold);
	});

	it("as long as the data define, for each cause separately", () => {
		const hours = { newDestination: 0, passwordChanged: 24, phoneChanged: 72, emailChanged: 168 };
		const facts = { destinationSince: undefined, changes: [changed("password", 30), changed("email", 30)] };
		expect(decideHold(facts, NOW, hours)).toEqual({ until: later(138), causes: ["emailChanged"] });
	});
});
