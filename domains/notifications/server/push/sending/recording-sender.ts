import type { PushPayload, PushSubscriptionFields } from "../../../contract/index.ts";
import type { PushSender } from "./push-sender.ts";

export type RecordedPush = { to: PushSubscriptionFields; payload: PushPayload };
export type RecordingSender = PushSender & { recorded(): readonly RecordedPush[] };

const MAX_RECORDED = 100;

/** Sends nothing and keeps the newest, for development and tests. */
export function openRecordingSender(publicKey: string): RecordingSender {
	const all: RecordedPush[] = [];
	return {
		publicKey,
		recorded: () => all,
		async send(to, text) {
			all.unshift({ to, payload: JSON.parse(text) });
			all.length = Math.min(all.length, MAX_RECORDED);
			return "sent";
		},
	};
}
