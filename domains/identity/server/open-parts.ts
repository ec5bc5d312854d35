import type { Id } from "@baize/kernel/id";
import { openCaptchaGuard } from "./captcha/captcha.ts";
import { openAttempts } from "./login/attempts-store.ts";
import { openComparisons } from "./login/comparisons.ts";
import { openPasswordPool } from "./passwords/password-pool.ts";
import type { IdentityPorts, LoginGate, Parts } from "./ports.ts";
import { openSessions } from "./session/sessions.ts";

/** What the commands need: the ports, and the parts built on them. Gates may be added until the first login. */
export function openParts(ports: IdentityPorts, gates: readonly LoginGate[]): Parts {
	const { database, clock, secrets } = ports;
	return {
		...ports,
		loginGate: (playerId) => firstRestriction(gates, playerId),
		higherFilters: new Map(),
		attempts: openAttempts(clock, secrets.keyFor("identity.attempts"), ports.onBudgetSpent),
		comparisons: openComparisons(),
		passwords: openPasswordPool(),
		sessions: openSessions(ports),
		captcha: openCaptchaGuard(ports.captcha, database),
	};
}

async function firstRestriction(gates: readonly LoginGate[], playerId: Id): ReturnType<LoginGate> {
	for (const gate of gates) {
		const found = await gate(playerId);
		if (found) return found;
	}
	return undefined;
}
