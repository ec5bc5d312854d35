import { createHash } from "node:crypto";
import type { Clock } from "@baize/kernel/time";
import { ReadyReply } from "@baize/platform-server";
import type { Board } from "./board.ts";

/** Different questions kept at once; whoever asks more of them in a second is no reader. */
const MOST_KEPT = 500;
/** Phases follow the clock, not only changes, so an answer is kept for a second at most. */
const KEPT_MS = 1_000;

/** Answers that everyone gets alike, made once for each change of the board and revalidated by their tag. */
export function openAnswers(board: Board, clock: Clock) {
	const kept = new Map<string, ReadyReply>();
	let madeAt = "";

	return function answer(question: string, make: () => unknown): ReadyReply {
		const now = `${board.version()} ${Math.floor(clock.nowMs() / KEPT_MS)}`;
		if (now !== madeAt || kept.size >= MOST_KEPT) kept.clear();
		madeAt = now;
		const known = kept.get(question);
		if (known) return known;
		const reply = readyReply(JSON.stringify(make()));
		kept.set(question, reply);
		return reply;
	};
}

function readyReply(text: string): ReadyReply {
	const body = Buffer.from(text);
	return new ReadyReply(body, `"${createHash("sha1").update(body).digest("base64url")}"`);
}
