import { describe, expect, it } from "vitest";
import type { InboxMessage } from "../contract/inbox.ts";
import { type OwnChanges, shownMessages } from "./shown-messages.ts";

const message = (messageId: string, acknowledged = false): InboxMessage => ({
	messageId,
	title: "",
	text: "",
	link: null,
	at: "2026-11-20T12:00:00.000Z",
	acknowledged,
	deleted: false,
});

const NOTHING: OwnChanges = { older: [], deleted: new Set(), read: new Set() };

/** As "id", with a star where it is unread. */
const shown = (newest: InboxMessage[], changes: Partial<OwnChanges>): string[] =>
	shownMessages(newest, { ...NOTHING, ...changes }).map((each) => `${each.messageId}${each.acknowledged ? "" : "*"}`);

describe("the messages of the inbox", () => {
	const newest = [message("3"), message("2", true)];
	it.each([
		["as the server's newest page has them", {}, ["3*", "2"]],
		["with the older pages, each once", { older: [message("2", true), message("1")] }, ["3*", "2", "1*"]],
		["without those that were deleted here", { deleted: new Set(["2"]) }, ["3*"]],
		["read, where they were opened here", { read: new Set(["3", "2"]) }, ["3", "2"]],
	])("are shown %s", (_how, changes, expected) => {
		expect(shown(newest, changes)).toEqual(expected);
	});
});
