import { check } from "@baize/kernel/check";
import { type Id, idText, readId } from "@baize/kernel/id";
import { isPrice } from "@baize/kernel/odds";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { KEY_PATTERN, type Live } from "../../contract/index.ts";
import type { EventOffer, MarketPrices, Recorded, Sports } from "../api.ts";
import type { SportsPorts } from "../ports.ts";
import { isSameResult } from "../settlement/same-result.ts";
import { SETTLE_JOB } from "../settlement/settle-event.ts";
import {
	insertEvents,
	moveState,
	readEvents,
	replacePrices,
	setDetails,
	setResult,
	setTimes,
	takeEvent,
} from "../store/events.ts";
import { resumeEvents } from "../store/feeds.ts";
import type { EventCache } from "./event-cache.ts";

type Sale = Pick<
	Sports,
	"offer" | "reprice" | "reschedule" | "suspend" | "resume" | "close" | "result" | "setDetails" | "publishLive"
>;

/** The operations of sources, and those that only feeds need. */
type OpenSale = Sale & {
	/** Notifies the other processes that these events have changed. */
	publishChanged(ids: readonly Id[]): void;
	/** A feed confirms events that were off sale because no feed covered them. */
	resumeEvents(tx: Tx, ids: readonly Id[]): Promise<void>;
};

const CHANNEL = "sports";
const MAX_IDS_PER_MESSAGE = 200;
type Message = { changed: string[] } | { live: Live; eventId: string };

/** The operations of sources on events. Each locks the event's row, so the changes of one event are ordered. */
export function openSale({ database, clock, bus, outbox, log }: SportsPorts, cache: EventCache): OpenSale {
	bus?.subscribe(
		CHANNEL,
		(text) => {
			const message = JSON.parse(text) as Message;
			if ("live" in message) cache.putLive(readId(message.eventId)!, message.live);
			else void reread({ ids: message.changed.map((id) => readId(id)!) });
		},
		() => void reread({ retainedAtMs: clock.nowMs() }),
	);

	async function reread(which: Parameters<typeof readEvents>[1]): Promise<void> {
		await readEvents(database.reader, which)
			.then(cache.put)
			.catch((error) => log.warn({ err: error }, "changed events could not be read"));
	}

	/** Read in the transaction that has locked the rows: no later change can come before. */
	async function publishOnceCommitted(tx: Tx, ids: readonly Id[]): Promise<void> {
		const changed = await readEvents(tx, { ids });
		onceCommitted(tx, () => {
			cache.put(changed);
			publishChanged(ids);
		});
	}

	/** To the other processes; in parts, because a PostgreSQL notification is limited in length. */
	function publishChanged(ids: readonly Id[]): void {
		for (let from = 0; from < ids.length; from += MAX_IDS_PER_MESSAGE) {
			const changed = ids.slice(from, from + MAX_IDS_PER_MESSAGE).map(idText);
			bus?.publish(CHANNEL, JSON.stringify({ changed } satisfies Message));
		}
	}

	async function change(tx: Tx, eventId: Id, write: () => Promise<void>): Promise<void> {
		if (!(await takeEvent(tx, eventId))) return;
		await write();
		await publishOnceCommitted(tx, [eventId]);
	}

	return {
		publishChanged,
		async resumeEvents(tx, ids) {
			await resumeEvents(tx, ids);
			await publishOnceCommitted(tx, ids);
		},
		async offer(tx, offers) {
			for (const offer of offers) checkLawful(offer);
			if (offers.length > 0) await publishOnceCommitted(tx, await insertEvents(tx, offers, clock.nowMs()));
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
			await publishOnceCommitted(tx, [eventId]);
			return "recorded";
		},
		publishLive(eventId, live) {
			cache.putLive(eventId, live);
			bus?.publish(CHANNEL, JSON.stringify({ eventId: idText(eventId), live } satisfies Message));
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
