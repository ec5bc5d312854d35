import { randomBytes } from "node:crypto";
import { openIds } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import {
	type Bus,
	type Config,
	type Database,
	type Log,
	openNatsBus,
	openOutbox,
	openPostgresBus,
	openRounds,
	openSecrets,
	openStream,
	takeProcessNumber,
} from "@baize/platform-server";
import { CannotStart } from "../start-up.ts";

/** What every room is given of what it needs: the same for all. */
export type Plumbing = Awaited<ReturnType<typeof openPlumbing>>;

export type HousePorts = { config: Config; clock: Clock; database: Database; log: Log };

/** Topics of the stream that are a player's own. */
const PRIVATE_TOPICS = ["balance", "cashier", "bets", "inbox", "saferplay", "verification"];

const systemRandom: RandomSource = { bytes: (count) => randomBytes(count) };

async function openBus({ busUrl }: Config, database: Database, log: Log): Promise<Bus> {
	if (!busUrl) return openPostgresBus(database.url, log);
	return openNatsBus(busUrl, log).catch(({ message }) => {
		throw new CannotStart(
			`The bus of BUS_URL takes no connection: ${message}. Is it running, and is the address right?`,
		);
	});
}

export async function openPlumbing({ config, clock, database, log }: HousePorts) {
	const bus = await openBus(config, database, log);
	const processNumber = await takeProcessNumber(database.url);
	return {
		config,
		clock,
		database,
		log,
		bus,
		ids: openIds(clock, processNumber.number),
		processNumber,
		random: systemRandom,
		secrets: openSecrets(config),
		outbox: openOutbox(database, log, clock),
		rounds: openRounds(database, log),
		stream: openStream(bus, PRIVATE_TOPICS),
	};
}
