import { SECOND_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure, type Visit } from "@baize/platform-server";
import {
	type Content,
	configuredPictures,
	contentCalls,
	followSchedule,
	type GeoVisibility,
	type OfficePorts,
	openContent,
	seedContent,
} from "./index.ts";

type Needs = Infrastructure & {
	geoVisibilityOf(visit: Visit): GeoVisibility;
	geoVisibilityAt(place: string): GeoVisibility;
};

export const contentModule = defineModule({
	name: "content",
	keys: ["content.previews"],
	open: ({ config, database, clock, ids, outbox, bus, log, secrets, geoVisibilityOf, geoVisibilityAt }: Needs) =>
		openContent({
			database,
			clock,
			ids,
			outbox,
			bus,
			log,
			geoVisibilityOf,
			geoVisibilityAt,
			pictures: configuredPictures(config, log),
			previewKey: secrets.keyFor("content.previews"),
		}),
	parts: (content, { database, clock, outbox }) => ({
		bindings: content.bindings,
		seed: () => seedContent(content, database),
		jobs: [{ name: "content.schedule", everyMs: SECOND_MS, run: () => followSchedule({ database, clock, outbox }) }],
		close: content.stop,
	}),
});

type CallNeeds = Infrastructure &
	Pick<OfficePorts, "audit"> & {
		content: Content;
		desk: Pick<OfficePorts, "proposals">;
		nameOfOperator: OfficePorts["nameOf"];
	};

/** The operators' calls, after the domain that knows people's names. */
export const contentCallsModule = defineModule({
	name: "contentCalls",
	open: ({ config, database, clock, ids, outbox, audit, content, desk, nameOfOperator }: CallNeeds) =>
		contentCalls({
			database,
			clock,
			ids,
			outbox,
			audit,
			snapshot: content.snapshot,
			pictures: content.pictures,
			proposals: desk.proposals,
			nameOf: nameOfOperator,
			previewToken: content.previewToken,
			publicUrl: config.publicUrl,
		}),
	parts: (bindings) => ({ bindings }),
});
