import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import { isPrice } from "@baize/kernel/odds";
import type { Tx } from "@baize/platform-server";
import { KEY_PATTERN } from "../../contract/index.ts";
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
import { openEventChanges } from "./event-changes.ts";

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
	/** Reads no more of other processes' changes. */
	stop(): Promise<void>;
};

/** The operations of sources on events. Each locks the event's row, so the changes of one event are ordered. */
export function openSale(ports: SportsPorts, cache: EventCache): OpenSale {
	const { clock, outbox } = ports;
	const changes = openEventChanges(ports, cache);
	const { publishOnceCommitted } = changes;

	async function change(tx: Tx, eventId: Id, write: () => Promise<void>): Promise<void> {
		if (!(await takeEvent(tx, eventId))) return;
		await write();
		await publishOnceCommitted(tx, [eventId]);
	}

	return {
		publishChanged: changes.publishChanged,
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
		publishLive: changes.publishLive,
		stop: changes.stop,
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
