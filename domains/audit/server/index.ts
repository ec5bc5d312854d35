import { bucketOf, type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import {
	type Binding,
	type Database,
	onceCommitted,
	type Reader,
	type SecurityEvents,
	type Tx,
} from "@baize/platform-server";
import { bindings, type People } from "./routes.ts";
import { severityOf } from "./severity.data.ts";
import { addEntry, readEntriesOf } from "./store.ts";

export type { People } from "./routes.ts";

/** What somebody did. Details are for people to read later: never put a password, code, token or PIN there. */
export type NewAuditEntry = {
	/** Object and what happened to it: "withdrawal.approved". */
	action: string;
	/** Who did it; left out where the site itself did. */
	actorId?: Id;
	/** Who did it, where it was nobody with an account: whoever runs the site, at its command line. */
	actor?: "command line";
	/** Whose account it concerns. */
	playerId?: Id;
	/** What else it was done to. */
	target?: string;
	details?: Record<string, unknown>;
	ip?: string;
};

export type Audit = {
	/** Adds the entry in the transaction that does what it tells, so that neither is without the other. */
	record(tx: Tx, entry: NewAuditEntry): Promise<void>;
	/** What concerns one player, of one action, newest first: for the room that shows it to him. */
	entriesOf(reader: Reader, wish: EntriesWish): Promise<KeptEntry[]>;
	bindings: Binding[];
};

export type EntriesWish = { playerId: Id; action: string; before?: Id | undefined; limit: number };
export type KeptEntry = { entryId: Id; at: Date; ip: string | null };

export type AuditPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	/** Told of each entry once it is committed: whoever watches over the site hears of it at once. */
	securityEvents?: Pick<SecurityEvents, "emit">;
	/** Whoever knows people; left out, they are known by their ids. */
	people?: People;
};

export function openAudit({ database, clock, ids, people, securityEvents }: AuditPorts): Audit {
	function tell(tx: Tx, { action: name, actorId, actor, playerId, target, details, ip }: NewAuditEntry): void {
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
		async entriesOf(reader, wish) {
			const found = await readEntriesOf(reader, wish);
			return found.map(({ entry_id: entryId, at, ip }) => ({ entryId, at, ip }));
		},
		async record(tx, entry) {
			const { action, actorId, actor, playerId, target, details, ip } = entry;
			tell(tx, entry);
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
		bindings: bindings(database, people),
	};
}
