import { describe, expect, it } from "vitest";
import type { OwnChat } from "../../contract/chat/schemas.ts";
import { merged, unreadIn } from "./thread.ts";

const message = (seq: number, author: "person" | "operator" = "operator") =>
	({ seq, author, text: `${seq}`, byName: null, atMs: seq }) as const;
const chat = (id: string, messages: OwnChat["messages"]): OwnChat =>
	({ id, state: "taken", operator: "Olga", topic: "t", stars: null, isMore: false, messages }) as const;

describe("[CHAT-01] the messages of a chat", () => {
	it("are added to those before, each once", () => {
		const first = merged(undefined, chat("a", [message(1, "person"), message(2)]));
		const next = merged(first, { ...chat("a", [message(2), message(3)]), state: "closed" });
		expect([next.state, next.messages.map(({ seq }) => seq)]).toEqual(["closed", [1, 2, 3]]);
	});

	it("begin anew with another chat", () => {
		const first = merged(undefined, chat("a", [message(1), message(2)]));
		expect(merged(first, chat("b", [message(1)])).messages).toEqual([message(1)]);
	});

	it("are unread if an operator wrote them after the last one that was seen", () => {
		expect(unreadIn(chat("a", [message(1), message(2, "person"), message(3), message(4)]), 1)).toBe(2);
	});
});
