import { bucketOf, type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { onceCommitted, type Reader, type SecurityEvents, type Tx } from "@baize/platform-server";
import { severityOf } from "./severity.data.ts";
import { addEntry, readEntriesOf } from "./store.ts";

export { auditBindings, type People } from "./routes.ts";

/** What an actor did. People read the details later: never put a password, code, token or PIN there. */
export type NewAuditEntry = {
	/** Object and what happened to it: "withdrawal.approved". */
	action: string;
	/** Who did it; left out if the site itself did. */
	actorId?: Id;
	/** Who did it without an account: the administrator, at the site's command line. */
	actor?: "command line";
	/** Whose account it concerns. */
	playerId?: Id;
	/** What else it was done to. */
	target?: string;
	details?: Record<string, unknown>;
	ip?: string;
};

export type Audit = {
	/** Adds the entry in the transaction of the action that it records, so that neither exists without the other. */
	record(tx: Tx, entry: NewAuditEntry): Promise<void>;
	/** The entries about one player and one action, newest first: for the domain that shows them to the player. */
	entriesOf(reader: Reader, query: EntriesQuery): Promise<StoredEntry[]>;
};

export type EntriesQuery = { playerId: Id; action: string; before?: Id | undefined; limit: number };
export type StoredEntry = { entryId: Id; at: Date; ip: string | null };

export type AuditPorts = {
	clock: Clock;
	ids: () => Id;
	/** Gets each entry once it is committed, for security monitoring. */
	securityEvents?: Pick<SecurityEvents, "emit">;
};

export function openAudit({ clock, ids, securityEvents }: AuditPorts): Audit {
	function emitOnceCommitted(
		tx: Tx,
		{ action: name, actorId, actor, playerId, target, details, ip }: NewAuditEntry,
	): void {
		if (!securityEvents) return;
		const event = {
			name,
			severity: severityOf(name),
			...(actorId === undefined ? {} : { actorId: idText(actorId) }),
			...(playerId === undefined ? {} : { playerId: idText(playerId) }),
			...(ip ? { ip } : {}),
			details: { ...(actor ? { actor } : {}), ...(target === undefined ? {} : { target }), ...details },
		};
		onceCommitted(tx, () => securityEvents.emit(event));
	}

	return {
		async entriesOf(reader, query) {
			const found = await readEntriesOf(reader, query);
			return found.map(({ entry_id: entryId, at, ip }) => ({ entryId, at, ip }));
		},
		async record(tx, entry) {
			const { action, actorId, actor, playerId, target, details, ip } = entry;
			emitOnceCommitted(tx, entry);
			await addEntry(tx, {
				entry_id: ids(),
				at: new Date(clock.nowMs()),
				actor_id: actorId ?? null,
				actor: actor ?? null,
				player_id: playerId ?? null,
				bucket: bucketOf(playerId ?? actorId ?? 0n),
				action,
				target: target ?? null,
				details: details ?? {},
				ip: ip || null,
			});
		},
	};
}
