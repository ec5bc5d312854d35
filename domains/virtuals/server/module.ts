import { defineModule, type Infrastructure } from "@baize/platform-server";
import type { Sports } from "@baize/sports/server";
import { RACES_TOPIC } from "../contract/index.ts";
import { openVirtuals } from "./index.ts";

export const virtualsModule = defineModule({
	name: "virtuals",
	keys: ["race seeds"],
	publicTopics: [RACES_TOPIC],
	open: ({
		database,
		clock,
		ids,
		log,
		secrets,
		random,
		bus,
		stream,
		scheduler,
		sports,
	}: Infrastructure & { sports: Sports }) =>
		openVirtuals({ database, clock, ids, log, secrets, random, bus, stream, scheduler, sports }),
	parts: ({ bindings, start, stop }) => ({ bindings, start, halt: stop }),
});
