import { SECOND_MS } from "@baize/kernel/time";
import { MAX_EVENTS } from "../contract/limits.ts";
import type { NotedUse } from "./note-use.ts";

/** Long enough for most events of a page to go in one request. */
const WAIT_MS = 10 * SECOND_MS;

export type BatchPorts = {
	/** Asked for each event and once more before a batch is sent: the visitor may have changed their mind in between. */
	isAgreed(): boolean;
	send(events: readonly NotedUse[]): void;
	later(run: () => void, ms: number): void;
};

export type Batches = {
	add(use: NotedUse): void;
	/** Sends what there is: the page is left, or the batch is full. */
	sendNow(): void;
};

export function openBatches({ isAgreed, send, later }: BatchPorts): Batches {
	let events: NotedUse[] = [];
	function sendNow(): void {
		const batch = events;
		events = [];
		if (batch.length > 0 && isAgreed()) send(batch);
	}
	return {
		add(use) {
			if (!isAgreed()) return;
			if (events.length === 0) later(sendNow, WAIT_MS);
			events.push(use);
			if (events.length === MAX_EVENTS) sendNow();
		},
		sendNow,
	};
}
