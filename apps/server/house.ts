import type { Clock } from "@baize/kernel/time";
import {
	type Binding,
	type Bus,
	type Config,
	type Database,
	type HouseCalls,
	type Log,
	openHouseCalls,
	openNatsBus,
	openOutbox,
	openPostgresBus,
	openRounds,
	openSecrets,
	openStream,
	type Session,
	type SessionReader,
	type Stream,
	type Visit,
} from "@baize/platform-server";
import type { Viewer } from "@baize/platform-web/context";
import type { FastifyPluginAsync } from "fastify";

/** The house with every room open: what the roof needs of it. */
export type House = {
	bindings: readonly Binding[];
	/** What providers serve on pages of their own. */
	plugins: readonly FastifyPluginAsync[];
	calls: HouseCalls;
	stream: Stream;
	readSession: SessionReader;
	viewerOf(session: Session): Viewer | Promise<Viewer>;
	placeText(visit: Visit): string;
	mailbox(to?: string): Promise<unknown>;
	mailboxPage(nonce: string, to?: string): Promise<string>;
	demoPassword: string;
	demoPeople: readonly { email: string; about: string }[];
	/** Begins what happens by itself: deliveries, races, settlement. */
	start(): Promise<void>;
	stop(): Promise<void>;
};

export type HousePorts = { config: Config; clock: Clock; database: Database; log: Log };

const PRIVATE_TOPICS = ["balance", "cashier", "bets", "inbox"];

/** Opens the rooms floor by floor: each is given its neighbours below, the clock, the database and nothing else. */
export async function openHouse({ config, clock, database, log }: HousePorts): Promise<House> {
	const bus: Bus = config.busUrl ? await openNatsBus(config.busUrl, log) : openPostgresBus(database.url, log);
	const secrets = openSecrets(config);
	const outbox = openOutbox(database, log);
	const rounds = openRounds(database, log);
	const stream = openStream(bus, PRIVATE_TOPICS);
	const bindings: Binding[] = [];
	void secrets;
	void clock;
	return {
		bindings,
		plugins: [],
		calls: openHouseCalls(bindings),
		stream,
		readSession: () => undefined,
		viewerOf: () => ({ handle: "", displayName: "", currency: "", roles: [] }),
		placeText: () => "",
		mailbox: async () => [],
		mailboxPage: async () => "",
		demoPassword: "",
		demoPeople: [],
		start: () => outbox.start(),
		async stop() {
			await rounds.stop();
			await outbox.stop();
			await bus.close();
		},
	};
}
