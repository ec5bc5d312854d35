import { defineModule, type Infrastructure } from "@baize/platform-server";
import { type ExportAudit, openDesk } from "./index.ts";

export const deskModule = defineModule({
	name: "desk",
	open: ({ database, clock, ids, audit }: Infrastructure & { audit: ExportAudit }) =>
		openDesk({ database, clock, ids, audit }),
	parts: ({ bindings }) => ({ bindings }),
});
