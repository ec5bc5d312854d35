import type { Audit } from "@baize/audit/server";
import type { Desk } from "@baize/desk/server";
import type { Flags } from "@baize/flags/server";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure, type LoggedFinding } from "@baize/platform-server";
import type { LawSum } from "../contract/index.ts";
import { type CallPorts, type GeneralLedger, openGeneralLedger } from "./index.ts";

/** The operator's own books. */
export const generalLedgerModule = defineModule({
	name: "generalLedger",
	open: ({ database, clock, ids, ledger, flags }: Infrastructure & { ledger: Ledger; flags: Flags }) =>
		openGeneralLedger({ database, clock, ids, ledger, switches: flags }),
	parts: (generalLedger, { database, log }) => ({
		audits: [
			{
				name: "generalLedger.compare",
				everyMs: MINUTE_MS,
				async run(report) {
					const { sums } = await generalLedger.compare();
					report(sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor).map(written));
				},
			},
		],
		// Before the site takes money for the first time, so that the opening entry has what was before and nothing else. The
		// site starts without it, too: the audit makes it within a minute.
		async seed() {
			try {
				const [opening] = await generalLedger.entries(database.reader, { limit: 1 });
				if (!opening) await generalLedger.compare();
			} catch (error) {
				log.error({ err: error }, "the books could not be compared at the start");
			}
		},
	}),
});

/** The operators' calls, after the domain that knows people's names. */
export const generalLedgerCallsModule = defineModule({
	name: "generalLedgerCalls",
	open: ({
		generalLedger,
		ledger,
		audit,
		desk,
		nameOfOperator,
	}: {
		generalLedger: GeneralLedger;
		ledger: Ledger;
		audit: Audit;
		desk: Desk;
		nameOfOperator: CallPorts["nameOf"];
	}) => generalLedger.bindings({ audit, proposals: desk.proposals, nameOf: nameOfOperator, ledger }),
	parts: (bindings) => ({ bindings }),
});

const written = ({ law, subject, currency, leftMinor, rightMinor }: LawSum): LoggedFinding => ({
	invariant: law,
	currency,
	detail: `${subject}: ${leftMinor} and ${rightMinor} differ by ${leftMinor - rightMinor}`,
});
