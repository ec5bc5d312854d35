import { defineModule, type Infrastructure, type Registered } from "@baize/platform-server";
import { FLAGS_TOPIC } from "../contract/index.ts";
import { type Flags, openFlags, type SwitchAudit, type SwitchPorts } from "./index.ts";

export const flagsModule = defineModule({
	name: "flags",
	publicTopics: [FLAGS_TOPIC],
	open: ({ database, clock, bus, stream, log, audit }: Infrastructure & { audit: SwitchAudit }) =>
		openFlags({ database, clock, bus, stream, log, audit }),
	parts: ({ stop }) => ({ close: stop }),
});

/** The operators' calls, after the domain that knows people's names. */
export const flagCallsModule = defineModule({
	name: "flagCalls",
	open: ({ flags, nameOfOperator, declared }: Registered & { flags: Flags; nameOfOperator: SwitchPorts["nameOf"] }) =>
		flags.bindings({ nameOf: nameOfOperator, declared: declared.flatMap(({ flags: read = [] }) => read) }),
	parts: (bindings) => ({ bindings }),
});
