import { type Database, defineModule, type Infrastructure } from "@baize/platform-server";
import { auditBindings, openAudit, type People } from "./index.ts";

export const auditModule = defineModule({
	name: "audit",
	open: ({ clock, ids, securityEvents }: Infrastructure) => openAudit({ clock, ids, securityEvents }),
});

/** The operators' calls, after the domain that knows people's names. */
export const auditCallsModule = defineModule({
	name: "auditCalls",
	open: ({ database, identity }: { database: Database; identity: People }) =>
		auditBindings({ database, people: identity }),
	parts: (bindings) => ({ bindings }),
});
