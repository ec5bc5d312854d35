import type { Cashier } from "@baize/cashier/server";
import { type Id, idText } from "@baize/kernel/id";
import { currencyNumbered } from "@baize/kernel/money";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Finding, Ledger } from "@baize/ledger/server";
import type { Sports } from "@baize/sports/server";
import type { Plumbing } from "./plumbing.ts";

type Watched = {
	ledger: Pick<Ledger, "auditRecent" | "auditOnward">;
	sports: Pick<Sports, "auditBets">;
	cashier: Pick<Cashier, "auditWithdrawals">;
};

/** What does not hold, as a person reads it in a line of the log. */
type Fault = { law: string; player: string; currency: string; detail: string };

/** A tenth of one processor while it walks, and one small question while it rests. */
const STEP_MS = 2 * SECOND_MS;
/** What breaks a law everywhere is told by some of its places and how many there are. */
const MOST_TOLD = 50;

/**
 * The auditor looks every minute at what has moved since, and goes through all wallets soon after a start and each day;
 * what does not hold is the gravest line that a log can have.
 */
export function watchTheBooks(
	{ rounds, log }: Pick<Plumbing, "rounds" | "log">,
	{ ledger, sports, cashier }: Watched,
): void {
	function tell(faults: readonly Fault[]): void {
		if (faults.length === 0) return;
		log.fatal({ findings: faults.slice(0, MOST_TOLD), count: faults.length }, "the books do not hold");
	}
	const tellOfBooks = (findings: readonly Finding[]): void => tell(findings.map(faultOf));

	rounds.every(MINUTE_MS, "ledger.audit", () => ledger.auditRecent(tellOfBooks));
	rounds.every(STEP_MS, "ledger.auditOnward", () => ledger.auditOnward(tellOfBooks));
	rounds.every(MINUTE_MS, "sports.auditBets", async () => {
		const findings = await sports.auditBets();
		tell(findings.map((each) => fault("what is at stake is what open bets hold", each)));
	});
	rounds.every(MINUTE_MS, "cashier.auditWithdrawals", async () => {
		const findings = await cashier.auditWithdrawals();
		tell(findings.map((each) => fault("what is pending is what open withdrawals hold", each)));
	});
}

const fault = (
	law: string,
	{ playerId, currency, detail }: { playerId: Id; currency: string; detail: string },
): Fault => ({
	law,
	player: idText(playerId),
	currency,
	detail,
});

const faultOf = ({ law, currency, ...rest }: Finding): Fault =>
	fault(law, { ...rest, currency: currencyNumbered(currency)?.code ?? `number ${currency}` });
