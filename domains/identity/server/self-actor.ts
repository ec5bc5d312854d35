import type { NewAuditEntry } from "@baize/audit/server";
import type { SignedInVisit } from "@baize/platform-server";

/** The audit log's view of a change to one's own account; an operator's change concerns no player. */
export const selfActor = ({
	session: { playerId: actorId, roles },
	ip,
}: SignedInVisit): Pick<NewAuditEntry, "actorId" | "playerId" | "ip"> => ({
	actorId,
	...(roles.length === 0 ? { playerId: actorId } : {}),
	ip,
});
