import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { toHex } from "@baize/kernel/random";
import { openDerivedSeeds, type Session } from "@baize/platform-server";
import {
	playErrors,
	TABLE_ROUND,
	TABLE_SEATS,
	TABLES_TOPIC,
	type TableStakeView,
	type TableView,
} from "../../contract/index.ts";
import type { PlayPorts } from "../ports.ts";
import { cashOut } from "./cash-out.ts";
import { CHAIN_LENGTH, openChains } from "./chains.ts";
import { type DrivingPorts, driveTables } from "./drive.ts";
import { type PlacingPorts, placeStake } from "./place-stake.ts";
import { readStakesIn } from "./stake-store.ts";
import { readElement } from "./store.ts";
import { type KnownTable, openTableCache, type TableCache } from "./table-cache.ts";
import { roundView, stakeView } from "./views.ts";

const PUBLISH_EVERY_MS = 100;
/** Also for notifications that were lost: the bus does not guarantee delivery. */
const LOOK_EVERY_MS = 500;
const CHANNEL = "tables";

const refuse = refuser(playErrors);

type Ports = Pick<PlayPorts, "secrets" | "random" | "stream" | "nicknamesOf"> & {
	bus?: PlayPorts["bus"] | undefined;
} & Omit<DrivingPorts, "chains"> &
	PlacingPorts & { chainLength?: number | undefined };

export type SharedRounds = ReturnType<typeof openSharedRounds>;

/** The tables that many players share: their rounds, the stakes in them, and what pages receive. */
export function openSharedRounds(opened: Ports) {
	const { database, clock, bus, secrets, random, log, chainLength = CHAIN_LENGTH } = opened;
	const seeds = openDerivedSeeds(secrets.keyFor("seeds of tables"), random);
	const ports = { ...opened, chains: openChains({ database, clock, seeds, chainLength }) };
	const cache = openTableCache(ports);
	const publishRounds = openRoundPublisher(cache, ports);
	const publishSeats = openSeatPublisher(cache, ports);
	const timers: NodeJS.Timeout[] = [];

	/** Reads the tables, and notifies the pages of this process. */
	async function look(): Promise<void> {
		await cache.refresh();
		publishRounds();
		await publishSeats();
	}
	const lookSafely = (): Promise<void> =>
		look().catch((error: unknown) => log.error({ err: error }, "the tables were not read"));
	let firstLook: Promise<void> | undefined;
	/** The first look takes some tenths of a second, for the chains: nothing waits for it that does not need it. */
	const known = (): Promise<void> => (firstLook ??= lookSafely());

	return {
		placeStake: placeStake.bind(null, ports),
		cashOut: (session: Session, stakeId: Id) => cashOut(ports, { stakeId, receivedAtMs: clock.nowMs() }, session),
		async readTable(gameId: string): Promise<TableView> {
			await known();
			const table = requireTable(cache.of(gameId));
			const nowMs = clock.nowMs();
			const { drawn, results, chain } = table;
			const seats = await cache.seatsOf(table);
			return { round: drawn ? roundView(drawn, nowMs) : null, seats, results: [...results], chain, nowMs };
		},
		async listStakes({ playerId }: Session, gameId: string, number: number): Promise<TableStakeView[]> {
			await known();
			const gameNumber = requireTable(cache.of(gameId)).title.number;
			return (await readStakesIn(database.reader, playerId, { gameNumber, number })).map(stakeView);
		},
		/** The seed behind a commitment of a round that has ended, in hexadecimal; null for any other. */
		async elementBehind(commitment: string): Promise<string | null> {
			const element = await readElement(database.reader, commitment);
			return element ? toHex(element) : null;
		},
		/** One run of the job that drives the rounds; only one process runs it at a time. */
		async drive(): Promise<void> {
			if (!(await driveTables(ports))) return;
			await look();
			bus?.publish(CHANNEL, "");
		},
		look,
		start(): void {
			bus?.subscribe(CHANNEL, () => void lookSafely());
			timers.push(
				setInterval(publishRounds, PUBLISH_EVERY_MS),
				setInterval(() => void lookSafely(), LOOK_EVERY_MS),
			);
			for (const timer of timers) timer.unref();
		},
		stop(): void {
			for (const timer of timers.splice(0)) clearInterval(timer);
		},
	};
}

function requireTable(table: KnownTable | undefined): KnownTable {
	if (!table) throw refuse("GAME_NOT_FOUND");
	return table;
}

/** Notifies the pages of this process when a round enters another phase: its own clock says so, without a read. */
function openRoundPublisher(cache: TableCache, { clock, stream }: Pick<Ports, "clock" | "stream">): () => void {
	let published = new Map<string, string>();
	return () => {
		const present = new Map<string, string>();
		for (const { drawn } of cache.all()) {
			if (!drawn) continue;
			const view = roundView(drawn, clock.nowMs());
			const state = `${view.number} ${view.phase} ${view.isInterrupted}`;
			present.set(view.gameId, state);
			if (published.get(view.gameId) !== state) stream.publishHere(TABLES_TOPIC, TABLE_ROUND, view);
		}
		published = present;
	};
}

/** Notifies them who is in, where that has changed: the same again would cost as much for each page. */
function openSeatPublisher(cache: TableCache, { stream }: Pick<Ports, "stream">): () => Promise<void> {
	const published = new Map<string, string>();
	return async () => {
		if (stream.listenerCount() === 0) return;
		for (const table of cache.all()) {
			const seats = await cache.seatsOf(table);
			const text = JSON.stringify(seats);
			if (!seats || published.get(seats.gameId) === text) continue;
			published.set(seats.gameId, text);
			stream.publishHere(TABLES_TOPIC, TABLE_SEATS, seats);
		}
	};
}
