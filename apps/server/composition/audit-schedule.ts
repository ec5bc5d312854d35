import type { Cashier } from "@baize/cashier/server";
import { type Id, idText } from "@baize/kernel/id";
import { currencyNumbered } from "@baize/kernel/money";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Finding, Ledger } from "@baize/ledger/server";
import type { Sports } from "@baize/sports/server";
import type { Infrastructure } from "./infrastructure.ts";

type Watched = {
	ledger: Pick<Ledger, "auditRecent" | "auditNextPortion">;
	sports: Pick<Sports, "auditBets">;
	cashier: Pick<Cashier, "auditWithdrawals">;
};

/** A finding as an operator reads it in the log. */
type LoggedFinding = { invariant: string; player: string; currency: string; detail: string };

/** A tenth of one processor during a scan, and one small query in between. */
const STEP_MS = 2 * SECOND_MS;
/** A finding that repeats is logged with some of its places and their number. */
const MAX_LOGGED = 50;

/**
 * Every minute the auditor checks what has moved since, and it scans all wallets soon after a start and each day. A
 * finding is logged with the highest level.
 */
export function scheduleAudits(
	{ scheduler, log }: Pick<Infrastructure, "scheduler" | "log">,
	{ ledger, sports, cashier }: Watched,
): void {
	function logAll(faults: readonly LoggedFinding[]): void {
		if (faults.length === 0) return;
		log.fatal({ findings: faults.slice(0, MAX_LOGGED), count: faults.length }, "the books do not hold");
	}
	const logFindings = (findings: readonly Finding[]): void => logAll(findings.map(findingOf));

	scheduler.every(MINUTE_MS, "ledger.audit", () => ledger.auditRecent(logFindings));
	scheduler.every(STEP_MS, "ledger.auditOnward", () => ledger.auditNextPortion(logFindings));
	scheduler.every(MINUTE_MS, "sports.auditBets", async () => {
		const findings = await sports.auditBets();
		logAll(findings.map((each) => fault("stakes at risk equal the sum of the open bets", each)));
	});
	scheduler.every(MINUTE_MS, "cashier.auditWithdrawals", async () => {
		const findings = await cashier.auditWithdrawals();
		logAll(findings.map((each) => fault("pending withdrawals equal the sum of the open ones", each)));
	});
}

const fault = (
	invariant: string,
	{ playerId, currency, detail }: { playerId: Id; currency: string; detail: string },
): LoggedFinding => ({
	invariant,
	player: idText(playerId),
	currency,
	detail,
});

const findingOf = ({ invariant, currency, ...rest }: Finding): LoggedFinding =>
	fault(invariant, { ...rest, currency: currencyNumbered(currency)?.code ?? `number ${currency}` });
