import { describe, expect, it } from "vitest";
import { openMessageReader } from "./stream-messages.ts";

function readIn(pieces: readonly string[]) {
	const messages: string[] = [];
	const retries: number[] = [];
	const read = openMessageReader({
		onMessage: ({ kind, data }) => void messages.push(`${kind} ${data}`),
		onRetry: (waitMs) => void retries.push(waitMs),
	});
	for (const piece of pieces) read(piece);
	return { messages, retries };
}

const TEXT =
	'retry: 1500\n\nevent: open\ndata: {}\n\n: still here\n\nevent: event\ndata: {"a":\ndata: "é"}\n\ndata:x\n\n';

describe("the text of a stream", () => {
	it.each([
		["in one piece", [TEXT]],
		["character by character", [...TEXT]],
		["with the line breaks of Windows", [...TEXT.replaceAll("\n", "\r\n")]],
		["with those of old", [`${TEXT.replaceAll("\n", "\r")}\n`]],
	])("is read %s", (_how, pieces) => {
		expect(readIn(pieces)).toEqual({
			messages: ["open {}", 'event {"a":\n"é"}', "message x"],
			retries: [1_500],
		});
	});

	it("is no message before its empty line, and without data none at all", () => {
		expect(readIn(["event: open\ndata: {}\n", "event: x\n\n", "retry: soon\n\nevent: none\n\n"])).toEqual({
			messages: ["x {}"],
			retries: [],
		});
	});
});
