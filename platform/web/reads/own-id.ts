import { idText, pageId } from "@baize/kernel/id";
import { CallError } from "./call-api.ts";

/** The id of something that the page requests; `nowMs` is the server's time as the page knows it. */
export const newOwnId = (nowMs: number): string =>
	idText(pageId(nowMs, crypto.getRandomValues(new Uint32Array(1))[0]!));

/** Two pages make the same id once in two million times within one millisecond: three times in a row is no accident. */
const MAX_IDS = 3;

type OwnId = {
	/** An id that was sent before, and whose outcome is not known for certain. */
	sentId?: string | undefined;
	make(): string;
	/** Called with each id before it is sent. */
	onSend?(id: string): void;
};

/**
 * A request under an id made by the page, repeated under the same id, so that what was recorded is answered and not
 * recorded twice. Only if the very first try is refused because the id is another player's can nothing have been
 * recorded under it: then it is sent at once under another. After any other failure, above all a lost answer, the id
 * stays, and a conflict is reported.
 */
export function underOwnId<Reply>(
	{ sentId, make, onSend }: OwnId,
	request: (id: string) => Promise<Reply>,
): () => Promise<Reply> {
	let id = sentId;
	let mayBeBooked = sentId !== undefined;
	let made = 0;

	async function send(): Promise<Reply> {
		if (id === undefined) {
			id = make();
			made++;
		}
		onSend?.(id);
		try {
			return await request(id);
		} catch (error) {
			if (mayBeBooked || made >= MAX_IDS || !isTakenByAnother(error)) {
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
