import type { Audit } from "@baize/audit/server";
import { type AuditedView, holdsPersonalData, maskPersonalData, viewEntryOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { type Id, readId } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import {
	type Binding,
	type Database,
	FileReply,
	openCache,
	ReadyReply,
	type SignedInVisit,
} from "@baize/platform-server";

type Ports = {
	audit: Pick<Audit, "record">;
	database: Pick<Database, "transaction">;
	clock: Clock;
	/** The players whose personal data an operator sees now. */
	revealedTo(operatorId: Id): Promise<ReadonlySet<string>>;
};

/** The same operator's view of the same object is recorded once in this time, however often a page reads it. */
const ONCE_IN_MS = 10 * MINUTE_MS;
const MAX_CACHED = 10_000;

/**
 * What applies to every call of operators, whatever its domain: each view that a call declares is in the audit log
 * before anything is shown, and players' personal data leave the server masked, until the operator has given a reason.
 */
export function operatorBindings(bindings: readonly Binding[], ports: Ports): Binding[] {
	const noteView = viewNoter(ports);
	return bindings.map((binding) => (binding.call.who === "operator" ? guarded(binding, noteView, ports) : binding));
}

type NoteView = (view: AuditedView, parts: object, visit: SignedInVisit) => Promise<void>;

function guarded({ call, handle }: Binding, noteView: NoteView, { revealedTo }: Ports): Binding {
	const masked = call.reply && holdsPersonalData(call.reply) ? call.reply : undefined;
	return {
		call,
		async handle(input: never, visit: never, reply) {
			const { session } = visit as SignedInVisit;
			const answer = await handle(input, visit, reply);
			check(!(answer instanceof ReadyReply), "an operator's call answers what can be masked");
			if (typeof call.audits === "object") await noteView(call.audits, { ...(input as object), reply: answer }, visit);
			if (!masked || answer instanceof FileReply) return answer;
			const revealed = await revealedTo(session.playerId);
			return maskPersonalData(masked, answer, (playerId) => revealed.has(playerId));
		},
	};
}

function viewNoter({ audit, database, clock }: Ports): NoteView {
	/** What this process has recorded recently. */
	const noted = openCache<string, true>({ name: "audit.notedViews", limit: MAX_CACHED, maxAgeMs: ONCE_IN_MS, clock });

	return async (view, parts, { session, ip }) => {
		const entry = viewEntryOf(view, parts);
		if (!entry) return;
		const key = JSON.stringify([String(session.playerId), entry]);
		if (noted.get(key)) return;
		const { action, player, target, details } = entry;
		const playerId = player === undefined ? null : readId(player);
		await database.transaction((tx) =>
			audit.record(tx, {
				action,
				actorId: session.playerId,
				...(playerId === null ? {} : { playerId }),
				...(target === undefined ? {} : { target }),
				details,
				ip,
			}),
		);
		noted.store(key, true);
	};
}
