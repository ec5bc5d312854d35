import { check } from "@baize/kernel/check";
import { type Id, idText, readId } from "@baize/kernel/id";
import { isPrice } from "@baize/kernel/odds";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { KEY_PATTERN, type Live } from "../contract/index.ts";
import type { Board } from "./board.ts";
import type { EventOffer, MarketPrices, Recorded, Sports } from "./door.ts";
import type { SportsPorts } from "./ports.ts";
import { isSameResult } from "./same-result.ts";
import { SETTLE_JOB } from "./settle-event.ts";
import {
	insertEvents,
	moveState,
	readEvents,
	replacePrices,
	setDetails,
	setResult,
	setTimes,
	takeEvent,
} from "./store/events.ts";
import { resumeEvents } from "./store/feeds.ts";

type Sale = Pick<
	Sports,
	"offer" | "reprice" | "reschedule" | "suspend" | "resume" | "close" | "result" | "setDetails" | "tellLive"
>;

/** What sources do, and what is done for feeds alone. */
type OpenSale = Sale & {
	/** To other processes: these events have changed. */
	publishChanged(ids: readonly Id[]): void;
	/** A feed tells of events again that were off sale because none did. */
	resumeEvents(tx: Tx, ids: readonly Id[]): Promise<void>;
};

const CHANNEL = "sports";
const TOLD_TOGETHER = 200;
type Told = { changed: string[] } | { live: Live; eventId: string };

/** What sources do with events. Each change takes the event's row, so changes of one event have an order. */
export function openSale({ database, clock, bus, outbox, log }: SportsPorts, board: Board): OpenSale {
	bus?.subscribe(
		CHANNEL,
		(text) => {
			const told = JSON.parse(text) as Told;
			if ("live" in told) board.putLive(readId(told.eventId)!, told.live);
			else void reread({ ids: told.changed.map((id) => readId(id)!) });
		},
		() => void reread({ heldAtMs: clock.nowMs() }),
	);

	async function reread(which: Parameters<typeof readEvents>[1]): Promise<void> {
		await readEvents(database.reader, which)
			.then(board.put)
			.catch((error) => log.warn({ err: error }, "changed events could not be read"));
	}

	/** Read in the transaction that holds the rows: no later change can be overtaken. */
	async function tellOnceCommitted(tx: Tx, ids: readonly Id[]): Promise<void> {
		const changed = await readEvents(tx, { ids });
		onceCommitted(tx, () => {
			board.put(changed);
			publishChanged(ids);
		});
	}

	/** To the other processes; in parts, because a notification of PostgreSQL is short. */
	function publishChanged(ids: readonly Id[]): void {
		for (let from = 0; from < ids.length; from += TOLD_TOGETHER) {
			const changed = ids.slice(from, from + TOLD_TOGETHER).map(idText);
			bus?.publish(CHANNEL, JSON.stringify({ changed } satisfies Told));
		}
	}

	async function change(tx: Tx, eventId: Id, write: () => Promise<void>): Promise<void> {
		if (!(await takeEvent(tx, eventId))) return;
		await write();
		await tellOnceCommitted(tx, [eventId]);
	}

	return {
		publishChanged,
		async resumeEvents(tx, ids) {
			await resumeEvents(tx, ids);
			await tellOnceCommitted(tx, ids);
		},
		async offer(tx, offers) {
			for (const offer of offers) checkLawful(offer);
			if (offers.length > 0) await tellOnceCommitted(tx, await insertEvents(tx, offers, clock.nowMs()));
		},
		reprice(tx, eventId, prices: readonly MarketPrices[]) {
			for (const { selections } of prices) checkPrices(selections);
			return change(tx, eventId, () => replacePrices(tx, eventId, prices, clock.nowMs()));
		},
		reschedule: (tx, eventId, times) => change(tx, eventId, () => setTimes(tx, eventId, times)),
		suspend: (tx, eventId) => change(tx, eventId, () => moveState(tx, eventId, ["open"], "suspended")),
		resume: (tx, eventId) => change(tx, eventId, () => moveState(tx, eventId, ["suspended"], "open")),
		close: (tx, eventId) => change(tx, eventId, () => moveState(tx, eventId, ["open", "suspended"], "closed")),
		setDetails: (tx, eventId, details) => change(tx, eventId, () => setDetails(tx, eventId, details)),
		async result(tx, eventId, result): Promise<Recorded> {
			if (!(await takeEvent(tx, eventId))) return "unknown";
			const [event] = await readEvents(tx, { ids: [eventId] });
			if (event?.result) return isSameResult(event.result, result) ? "same" : "different";
			await setResult(tx, eventId, result, clock.nowMs());
			await outbox.enqueue(tx, SETTLE_JOB, { eventId: idText(eventId) }, { key: idText(eventId) });
			await tellOnceCommitted(tx, [eventId]);
			return "recorded";
		},
		tellLive(eventId, live) {
			board.putLive(eventId, live);
			bus?.publish(CHANNEL, JSON.stringify({ eventId: idText(eventId), live } satisfies Told));
		},
	};
}

function checkLawful({ markets, startsAtMs, closesAtMs }: EventOffer): void {
	check(closesAtMs <= startsAtMs, "betting closes at the start at the latest");
	for (const { selections } of markets) checkPrices(selections);
}

function checkPrices(selections: readonly { key: string; priceX10000: number }[]): void {
	check(selections.length > 0, "a market has selections");
	for (const { key, priceX10000 } of selections) {
		check(new RegExp(`^${KEY_PATTERN}$`).test(key), `"${key}" is no key of a selection`);
		check(isPrice(priceX10000), `${priceX10000} is not a price`);
	}
}
