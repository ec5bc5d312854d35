import { describe, expect, it } from "vitest";
import { messagesAbout, TRANSFER_TEMPLATES } from "./messages.ts";

const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe("[CASH-05] [NOTE-01] a message about a transfer", () => {
	it.each(TRANSFER_TEMPLATES)("$name has the same content in every language", ({ texts: { en, ...others } }) => {
		for (const other of Object.values(others)) {
			expect(namesIn(other.text)).toEqual(namesIn(en.text));
			expect(namesIn(other.title)).toEqual(namesIn(en.title));
		}
	});

	it.each([
		["both that it waits", { state: "waiting" }, { sender: "sent", receiver: "offered" }],
		["neither that it is accepted", { state: "accepted" }, {}],
		["both that it has arrived", { state: "taken" }, { sender: "taken", receiver: "received" }],
		["the sender that it is refused", { state: "returned", endedBy: "declined" }, { sender: "declined" }],
		["both that its time is over", { state: "returned", endedBy: "expired" }, { sender: "expired", receiver: "gone" }],
		["both that it was stopped", { state: "returned", endedBy: "stopped" }, { sender: "stopped", receiver: "gone" }],
	] as const)("notifies %s", (_what, change, expected) => {
		expect(messagesAbout(change)).toEqual(expected);
	});
});
