import { idText, pageId } from "@baize/kernel/id";
import { CallError } from "./call-house.ts";

/** The id of something that the page asks for; `nowMs` is the server's time as the page knows it. */
export const newOwnId = (nowMs: number): string =>
	idText(pageId(nowMs, crypto.getRandomValues(new Uint32Array(1))[0]!));

/** Two pages make the same id once in two million times, within one millisecond: three times in a row is no accident. */
const MOST_IDS = 3;

type OwnId = {
	/** An id that was sent before, and whose answer is not known for certain. */
	kept?: string | undefined;
	make(): string;
	/** Told of each id before it is sent. */
	onSend?(id: string): void;
};

/**
 * A question that is asked under an id of the page's making, and again under the same one as often as it is repeated, so
 * that what was booked is answered and not booked twice. Only where the very first try is told that the id is somebody
 * else's can nothing have been booked under it: then it is asked at once under another. After any other failure, a lost
 * answer above all, the id stays, and a conflict is told.
 */
export function underOwnId<Reply>(
	{ kept, make, onSend }: OwnId,
	ask: (id: string) => Promise<Reply>,
): () => Promise<Reply> {
	let id = kept;
	let mayBeBooked = kept !== undefined;
	let made = 0;

	async function send(): Promise<Reply> {
		if (id === undefined) {
			id = make();
			made++;
		}
		onSend?.(id);
		try {
			return await ask(id);
		} catch (error) {
			if (mayBeBooked || made >= MOST_IDS || !isTakenByAnother(error)) {
				mayBeBooked = true;
				throw error;
			}
			id = undefined;
			return send();
		}
	}
	return send;
}

const isTakenByAnother = (error: unknown): boolean =>
	error instanceof CallError && error.code === "IDEMPOTENCY_CONFLICT";
