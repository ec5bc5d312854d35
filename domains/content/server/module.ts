import { SECOND_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure, type Visit } from "@baize/platform-server";
import {
	contentCalls,
	followSchedule,
	type GeoVisibility,
	type OfficePorts,
	openContent,
	seedContent,
} from "./index.ts";

type Needs = Infrastructure & { geoVisibilityOf(visit: Visit): GeoVisibility };

export const contentModule = defineModule({
	name: "content",
	open: ({ database, clock, ids, outbox, bus, log, geoVisibilityOf }: Needs) =>
		openContent({ database, clock, ids, outbox, bus, log, geoVisibilityOf }),
	parts: (content, { database, clock, outbox }) => ({
		bindings: content.bindings,
		seed: () => seedContent(content, database),
		jobs: [{ name: "content.schedule", everyMs: SECOND_MS, run: () => followSchedule({ database, clock, outbox }) }],
		close: content.stop,
	}),
});

type CallNeeds = Infrastructure &
	Pick<OfficePorts, "audit"> & { desk: Pick<OfficePorts, "proposals">; nameOfOperator: OfficePorts["nameOf"] };

/** The operators' calls, after the domain that knows people's names. */
export const contentCallsModule = defineModule({
	name: "contentCalls",
	open: ({ database, clock, ids, outbox, audit, desk, nameOfOperator }: CallNeeds) =>
		contentCalls({ database, clock, ids, outbox, audit, proposals: desk.proposals, nameOf: nameOfOperator }),
	parts: (bindings) => ({ bindings }),
});
