import { randomBytes } from "node:crypto";
import { openIds } from "@baize/kernel/id";
import { drawsOf, type RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import {
	type Bus,
	type Config,
	type Database,
	type Infrastructure,
	type Log,
	openNatsBus,
	openOutbox,
	openPostgresBus,
	openSecurityEvents,
	openSpentBudgets,
	openStream,
	type ProcessNumber,
	type Secrets,
	type SecurityEvents,
	securitySinkOf,
	takeProcessNumber,
	withHeartbeat,
} from "@baize/platform-server";
import { CannotStart } from "../start-up.ts";
import { openKeys } from "./keys/keys.ts";
import { ALARMS, PRIVATE_TOPICS } from "./modules.ts";

export type CompositionPorts = { config: Config; clock: Clock; database: Database; log: Log };

/** The length of this site's prefix in the subjects of a bus that others may share. */
const PREFIX_BYTES = 8;

export const systemRandom: RandomSource = { bytes: (count) => randomBytes(count) };

export async function openBus({ busUrl }: Config, secrets: Secrets, database: Database, log: Log): Promise<Bus> {
	if (!busUrl) return openPostgresBus(database.url, log);
	return openNatsBus(busUrl, secrets.keyFor("bus.subjects").toString("hex", 0, PREFIX_BYTES), log).catch(
		({ message }) => {
			throw new CannotStart(
				`The bus of BUS_URL takes no connection: ${message}. Is it running, and is the address right?`,
			);
		},
	);
}

/** Security events, sent to the configured receiver. */
export const securityEventsOf = (
	{ securityEventsUrl, securityEventsToken }: Config,
	{ clock, log }: Pick<CompositionPorts, "clock" | "log">,
): SecurityEvents =>
	openSecurityEvents({
		clock,
		log,
		sink: securityEventsUrl ? securitySinkOf(securityEventsUrl, securityEventsToken) : undefined,
		alarms: ALARMS,
	});

export async function openInfrastructure({ config, clock, database, log }: CompositionPorts): Promise<Infrastructure> {
	const secrets = await openKeys(config, database, clock);
	// Messages arrive before the process number is known.
	let number: ProcessNumber | undefined;
	const countProcesses = async (): Promise<number> => (number ? number.countAssigned() : 0);
	const bus = withHeartbeat(await openBus(config, secrets, database, log), { log, countProcesses });
	const securityEvents = securityEventsOf(config, { clock, log });
	const processNumber = await takeProcessNumber(database.url, log);
	number = processNumber;
	return {
		config,
		clock,
		database,
		log,
		bus,
		ids: openIds(clock, processNumber.present, drawsOf(systemRandom)),
		processNumber,
		random: systemRandom,
		secrets,
		outbox: openOutbox(database, log, clock),
		securityEvents,
		onBudgetSpent: openSpentBudgets(securityEvents, clock),
		stream: openStream(bus, PRIVATE_TOPICS),
	};
}
