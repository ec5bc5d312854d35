import { describe, expect, it } from "vitest";
import { type AuditedView, viewEntryOf } from "./index.ts";

const parts = {
	params: { withdrawal: "w1" },
	query: { search: "alice@baize.test", standing: "closed", page: 2 },
	reply: { playerId: "7", nested: { id: "8" } },
};
const of = (view: Omit<AuditedView, "action">, over: object = {}) =>
	viewEntryOf({ action: "a.viewed", ...view }, { ...parts, ...over });

describe("what the audit log records of a view", () => {
	it("names what was looked at and whose it is, from the question or the answer", () => {
		expect(of({ player: "reply.playerId", target: "params.withdrawal" })).toEqual({
			action: "a.viewed",
			player: "7",
			target: "w1",
			details: {},
		});
		expect(of({ player: "reply.nested.id" })).toMatchObject({ player: "8" });
		expect(of({ player: "reply.nobody.id" })).toEqual({ action: "a.viewed", details: {} });
	});

	it("records the other details", () => {
		expect(of({ details: { name: "reply.nested.id" } })?.details).toEqual({ name: "8" });
	});

	it("is what was searched for, without whose e-mail it was", () => {
		expect(of({ query: ["search", "standing"] })?.details).toEqual({ search: "a•••@baize.test", standing: "closed" });
	});

	it("is nothing where a list was not narrowed", () => {
		expect(of({ query: ["search"] }, { query: { page: 1 } })).toBeUndefined();
		expect(of({ query: ["search"] }, { query: { search: "" } })).toBeUndefined();
	});
});
