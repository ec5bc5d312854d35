import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { Binding, Reader, Session, SessionReader } from "@baize/platform-server";
import { openAttempts } from "./attempts-store.ts";
import { openPasswordPool } from "./password-pool.ts";
import { findPlayer, listPlayers, type Player, readPlayer } from "./players.ts";
import type { IdentityPorts, Parts } from "./ports.ts";
import { bindings } from "./routes.ts";
import { openSessions } from "./sessions.ts";
import { removeExpiredRegistrations } from "./store.ts";

export { DEMO_PASSWORD, DEMO_PEOPLE, seedIdentity } from "./demo-people.ts";
export type { Player } from "./players.ts";
export type { IdentityPorts } from "./ports.ts";

export type Identity = {
	/** At once from memory, or after asking the database at most once a minute for each session. */
	readSession: SessionReader;
	/** What a page may know of whoever looks at it. */
	viewerOf(session: Session): { handle: string; displayName: string; currency: string; roles: readonly string[] };
	/** Undefined for nobody and for operators. */
	readPlayer(reader: Reader, playerId: Id): Promise<Player | undefined>;
	findPlayer(reader: Reader, email: string): Promise<Player | undefined>;
	/** Players who may log in, after this id: to go through all of them. */
	listPlayers: typeof listPlayers;
	bindings: Binding[];
};

export function openIdentity(ports: IdentityPorts): Identity {
	const { database, clock, secrets, rounds } = ports;
	const attempts = openAttempts(clock, secrets.keyFor("identity.attempts"));
	const parts: Parts = { ...ports, attempts, passwords: openPasswordPool(), sessions: openSessions(ports) };
	rounds.every(HOUR_MS, "identity.tidy", async () => {
		await attempts.tidy(database.reader);
		await removeExpiredRegistrations(database.reader, new Date(clock.nowMs()));
		await parts.sessions.tidy();
	});
	const viewerOf = (session: Session) => {
		const { handle, currency, roles } = session;
		return { handle, displayName: parts.sessions.displayNameOf(session), currency, roles };
	};
	return { viewerOf, readSession: parts.sessions.read, readPlayer, findPlayer, listPlayers, bindings: bindings(parts) };
}
