import { currencyNumbered } from "@baize/kernel/money";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure, type LoggedFinding, loggedFinding } from "@baize/platform-server";
import { chainParts } from "./chain/chain-parts.ts";
import { STANDSTILL_ALARM, watchFollowers } from "./follow/watch-followers.ts";
import { type Finding, openLedger } from "./index.ts";

/** A tenth of one processor during a scan, and one small query in between. */
const STEP_MS = 2 * SECOND_MS;

/** What a follower is behind what is committed, when nothing delays it. */
const TICK_MS = SECOND_MS / 2;

export const ledgerModule = defineModule({
	name: "ledger",
	alarms: [STANDSTILL_ALARM],
	open: ({ database, clock, bus }: Infrastructure) => openLedger({ database, clock, bus }),
	parts: (ledger, { log, securityEvents }) => ({
		// What has moved is checked each minute, and all wallets soon after a start and each day.
		audits: [
			{
				name: "ledger.audit",
				everyMs: MINUTE_MS,
				run: (report) => ledger.auditRecent((all) => report(all.map(written))),
			},
			{
				name: "ledger.auditOnward",
				everyMs: STEP_MS,
				run: (report) => ledger.auditNextPortion((all) => report(all.map(written))),
			},
		],
		jobs: [
			{ name: "ledger.tick", everyMs: TICK_MS, run: ledger.endTick },
			ledger.follow(chainParts),
			{
				name: "ledger.watchFollowers",
				everyMs: MINUTE_MS,
				run: () => watchFollowers(ledger, { log, securityEvents }),
			},
		],
		close: ledger.close,
	}),
});

const written = ({ invariant, playerId, currency, detail }: Finding): LoggedFinding =>
	loggedFinding(invariant, { playerId, currency: currencyNumbered(currency)?.code ?? `number ${currency}`, detail });
