import { MINUTE_MS } from "@baize/kernel/time";
import { auditPots, type PotFinding } from "./audit-pots.ts";
import type { JackpotPorts } from "./ports.ts";
import { subjectOf } from "./pot-entry.ts";
import type { PotKey } from "./terms.ts";

/** Many pages show the same pots: what they are proved by is compared once a minute at most. */
const FRESH_MS = MINUTE_MS;

/** Whether nothing was found of a pot, nor of all pots in its currency. */
export const isProved = (pot: PotKey, findings: readonly PotFinding[]): boolean =>
	!findings.some((each) => each.currency === pot.currency && ["", subjectOf(pot)].includes(each.pot));

/** When these pots, their lists of wins, the general ledger and the wallets were last seen to agree; null while they do not. */
export function openPotProofs(ports: JackpotPorts): (pots: readonly PotKey[]) => Promise<number | null> {
	let compared: { atMs: number; findings: Promise<PotFinding[]> } | undefined;

	return async (pots) => {
		const nowMs = ports.clock.nowMs();
		if (!compared || nowMs - compared.atMs >= FRESH_MS || nowMs < compared.atMs) {
			const findings = auditPots(ports);
			findings.catch(() => {
				compared = undefined;
			});
			compared = { atMs: nowMs, findings };
		}
		const { atMs, findings } = compared;
		const found = await findings;
		return pots.every((pot) => isProved(pot, found)) ? atMs : null;
	};
}
