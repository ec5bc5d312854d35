import { describe, expect, it } from "vitest";
import { NotACommand, readCommand } from "./command.ts";

const read = (typed: string) => readCommand(typed.split(" ").filter(Boolean));

describe("the operator command", () => {
	it.each([
		["list", { act: "list" }],
		["invite ada@baize.test --roles operators", { act: "invite", email: "ada@baize.test", roles: ["operators"] }],
		[
			"invite ada@baize.test --name Ada --roles=support,players",
			{ act: "invite", email: "ada@baize.test", name: "Ada", roles: ["support", "players"] },
		],
		["grant ada@baize.test --roles audit", { act: "grant", email: "ada@baize.test", roles: ["audit"] }],
		["revoke ada@baize.test --roles audit", { act: "revoke", email: "ada@baize.test", roles: ["audit"] }],
		["suspend ada@baize.test", { act: "suspend", email: "ada@baize.test" }],
		["resume ada@baize.test", { act: "resume", email: "ada@baize.test" }],
		["renew-key cashier.destination", { act: "renew-key", purpose: "cashier.destination" }],
		["reset-factors ada@baize.test", { act: "reset-factors", email: "ada@baize.test" }],
	])("reads: %s", (typed, command) => {
		expect(read(typed)).toEqual(command);
	});

	it.each([
		["", /^npm run operator -- list/],
		["dismiss ada@baize.test", /^npm run operator -- list/],
		["list ada@baize.test", /^npm run operator -- list/],
		["suspend", /An e-mail is missing/],
		["renew-key", /can be renewed: cashier\.destination, cashier\.payoutFile, cashier\.savedCard, factors/],
		["renew-key factors.pin-pepper", /can be renewed: cashier\.destination/],
		["suspend ada", /"ada" is no e-mail/],
		["suspend ada@baize.test bob@baize.test", /"bob@baize.test" is too much/],
		["invite ada@baize.test", /--roles is missing/],
		["invite ada@baize.test --roles support,emperor", /There is no role "emperor". There are: audit/],
		["invite ada@baize.test --role support", /--role/],
	])("reports what is wrong with: %s", (typed, why) => {
		expect(() => read(typed)).toThrow(NotACommand);
		expect(() => read(typed)).toThrow(why);
	});
});
