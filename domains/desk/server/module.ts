import { defineModule, type Infrastructure, type Session } from "@baize/platform-server";
import { type Desk, type ExportAudit, openDesk } from "./index.ts";

export const deskModule = defineModule({
	name: "desk",
	open: ({ database, clock, ids, audit }: Infrastructure & { audit: ExportAudit }) =>
		openDesk({ database, clock, ids, audit }),
	parts: ({ bindings }) => ({ bindings }),
});

/** The calls that decide proposals, after the domain that knows people's names. */
export const proposalCallsModule = defineModule({
	name: "proposalCalls",
	open: ({ desk, nameOfOperator }: { desk: Desk; nameOfOperator: (session: Session) => string }) =>
		desk.proposalBindings({ nameOf: nameOfOperator }),
	parts: (bindings) => ({ bindings }),
});
