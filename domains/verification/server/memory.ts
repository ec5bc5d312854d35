import { type Id, idText, readId } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { type Bus, type Database, type Reader, ReadyReply } from "@baize/platform-server";
import {
	DOCUMENT_STATUSES,
	type DocumentStatus,
	ID_DOCUMENT,
	PHONE_STATUSES,
	type PhoneStatus,
} from "../contract/index.ts";
import { statusIn } from "./document-store.ts";
import { type Phones, validatedPhone } from "./validated-phone.ts";

/** The statuses that pages ask for again and again, at hand. A change anywhere in the house makes them be read anew. */
export type StatusMemory = {
	documentReply(playerId: Id): ReadyReply | Promise<ReadyReply>;
	phoneReply(playerId: Id): ReadyReply | Promise<ReadyReply>;
	/** After the commit of a change: here and in every other process. */
	changed(playerId: Id): void;
	/** Calls the listener after every change, in whatever process; with undefined where any status may have changed. */
	onChanged(listener: (playerId: Id | undefined) => void): void;
};

type Known = { status: string; believedUntilMs: number };
type Shelf<Status extends string> = {
	replies: ReadonlyMap<string, ReadyReply>;
	known: Map<Id, Known>;
	read(reader: Reader, playerId: Id): Promise<Status>;
};
type Ports = { database: Database; clock: Clock; bus: Pick<Bus, "publish" | "subscribe">; players: Phones };

const CHANNEL = "verification.changed";
/** The bus may lose a word; so long, and no longer, something old is believed. */
const BELIEVED_MS = MINUTE_MS;
const KEPT = 50_000;

/** There are only as many answers as statuses, so every one is ready from the start. */
const repliesOf = <Status extends string>(statuses: readonly Status[], bodyOf: (status: Status) => object) =>
	new Map<string, ReadyReply>(
		statuses.map((status) => [status, new ReadyReply(Buffer.from(JSON.stringify(bodyOf(status))), `"${status}"`)]),
	);

export function openMemory({ database, clock, bus, players }: Ports, limit = KEPT): StatusMemory {
	const documents: Shelf<DocumentStatus> = {
		replies: repliesOf(DOCUMENT_STATUSES, (status) => ({ documentType: ID_DOCUMENT, status })),
		known: new Map(),
		read: statusIn,
	};
	const phones: Shelf<PhoneStatus> = {
		replies: repliesOf(PHONE_STATUSES, (status) => ({ status })),
		known: new Map(),
		read: async (reader, playerId) =>
			(await validatedPhone(players, reader, playerId)) === undefined ? "NOT_VALIDATED" : "VALIDATED",
	};
	// What was read while a change was heard of may be what was before it.
	let changesHeard = 0;

	const listeners: ((playerId: Id | undefined) => void)[] = [];

	function forget(playerId: Id): void {
		changesHeard++;
		documents.known.delete(playerId);
		phones.known.delete(playerId);
		for (const listener of listeners) listener(playerId);
	}
	function forgetAll(): void {
		changesHeard++;
		documents.known.clear();
		phones.known.clear();
		for (const listener of listeners) listener(undefined);
	}
	bus.subscribe(
		CHANNEL,
		(text) => {
			const playerId = readId(text);
			if (playerId !== null) forget(playerId);
		},
		forgetAll,
	);

	async function ask<Status extends string>(
		{ replies, known, read }: Shelf<Status>,
		playerId: Id,
	): Promise<ReadyReply> {
		const heardBefore = changesHeard;
		const status = await read(database.reader, playerId);
		if (heardBefore === changesHeard) {
			known.delete(playerId);
			known.set(playerId, { status, believedUntilMs: clock.nowMs() + BELIEVED_MS });
			if (known.size > limit) known.delete(known.keys().next().value!);
		}
		return replies.get(status)!;
	}

	function answer<Status extends string>(shelf: Shelf<Status>, playerId: Id): ReadyReply | Promise<ReadyReply> {
		const found = shelf.known.get(playerId);
		return found && clock.nowMs() < found.believedUntilMs ? shelf.replies.get(found.status)! : ask(shelf, playerId);
	}

	return {
		documentReply: (playerId) => answer(documents, playerId),
		phoneReply: (playerId) => answer(phones, playerId),
		changed(playerId) {
			forget(playerId);
			bus.publish(CHANNEL, idText(playerId));
		},
		onChanged: (listener) => void listeners.push(listener),
	};
}
