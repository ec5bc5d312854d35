import type { BreachRange } from "../ports.ts";

const WAIT_MS = 1_500;
const LINE = /^([0-9A-F]{35}):([0-9]+)$/;

/**
 * A range service like HIBP's: `base` plus the first five letters of a SHA-1 returns lines of "suffix:count". Padding
 * is requested, so that the length of a reply reveals nothing; padded lines have a count of zero.
 */
export function openBreachRange(base: string): BreachRange {
	return {
		async hashEndings(sha1Beginning) {
			const answer = await fetch(new URL(sha1Beginning, base), {
				headers: { "add-padding": "true" },
				signal: AbortSignal.timeout(WAIT_MS),
			});
			if (!answer.ok) throw new Error(`the range service answered ${answer.status}`);
			return readEndings(await answer.text());
		},
	};
}

export function readEndings(text: string): Set<string> {
	const found = text.split(/\r?\n/).map((line) => LINE.exec(line.trim()));
	return new Set(found.flatMap((match) => (match?.[1] && match[2] !== "0" ? [match[1]] : [])));
}
