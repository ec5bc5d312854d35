import { defineCall } from "@baize/kernel/call";
import { AuditPage, AuditQuery } from "./schemas.ts";

export const listAuditEntries = defineCall({
	name: "listAuditEntries",
	method: "GET",
	path: "/api/v1/operator/audit",
	who: "operator",
	level: "twoFactors",
	limit: "search",
	role: "audit",
	summary: "Lists what operators and players did that concerns money or access, newest first.",
	audits: { action: "audit.searched", query: ["actorId", "playerId", "action"] },
	query: AuditQuery,
	reply: AuditPage,
	errors: {},
});
