import { HOUR_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import type { Sports } from "@baize/sports/server";
import { RACES_TOPIC } from "../contract/index.ts";
import { openVirtuals } from "./index.ts";

const RUN_EVERY_MS = 500;

export const virtualsModule = defineModule({
	name: "virtuals",
	keys: ["race seeds"],
	publicTopics: [RACES_TOPIC],
	open: ({ database, clock, ids, log, secrets, random, bus, stream, sports }: Infrastructure & { sports: Sports }) =>
		openVirtuals({ database, clock, ids, log, secrets, random, bus, stream, sports }),
	parts: ({ bindings, runRaceSchedule, deleteOldRaces, start, stop }) => ({
		bindings,
		jobs: [
			{ name: "virtuals.keep-races", everyMs: RUN_EVERY_MS, run: runRaceSchedule },
			{ name: "virtuals.forget", everyMs: HOUR_MS, run: deleteOldRaces },
		],
		start,
		halt: stop,
	}),
});
