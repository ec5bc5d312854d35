import type { NewAuditEntry } from "@baize/audit/server";
import type { SignedInVisit } from "@baize/platform-server";

/** What the log keeps of who changed the own account; an operator's concerns no player. */
export const byOneself = ({
	session: { playerId: actorId, roles },
	ip,
}: SignedInVisit): Pick<NewAuditEntry, "actorId" | "playerId" | "ip"> => ({
	actorId,
	...(roles.length === 0 ? { playerId: actorId } : {}),
	ip,
});
