import { defineCall, ListOf, Struct, Text } from "@baize/kernel/call";
import { describe, expect, it } from "vitest";
import { sectionsOf } from "./parts.ts";
import { defineResource, type MenuGroup, type OfficePart } from "./resource.ts";

const listThings = defineCall({
	name: "listThings",
	method: "GET",
	path: "/api/v1/operator/things",
	who: "operator",
	level: "twoFactors",
	role: "support",
	summary: "Things.",
	reply: Struct({ things: ListOf(Struct({ id: Text() })) }),
	errors: {},
});

const section = (name: string, group?: MenuGroup) =>
	defineResource({
		name,
		icon: () => null,
		texts: {},
		list: { call: listThings, isWhole: true, rows: "things", columns: [] },
		record: { call: listThings, input: () => ({}), page: () => null },
		...(group ? { group } : {}),
	});
const panel = () => null;
const otherPanel = () => null;

const audit: OfficePart = { group: "setup", resources: [section("audit")] };
const identity: OfficePart = { group: "players", resources: [section("players"), section("operators", "setup")] };
const cashier: OfficePart = {
	group: "payments",
	resources: [section("withdrawals")],
	panels: { players: [panel] },
};
const saferPlay: OfficePart = { group: "players", resources: [section("limits")] };
const spins: OfficePart = { panels: { players: [otherPanel] } };

describe("the sections of the back office", () => {
	it("stand in the order of the groups, and within one in the order of the parts", () => {
		const sections = sectionsOf([audit, identity, saferPlay, cashier]);
		expect(sections.map(({ group, name }) => `${group} ${name}`)).toEqual([
			"payments withdrawals",
			"players players",
			"players limits",
			"setup audit",
			"setup operators",
		]);
	});

	it("have the panels that other domains add to the pages of their records", () => {
		const [withdrawals, players] = sectionsOf([identity, cashier, spins]);
		expect(players).toMatchObject({ name: "players", panels: [panel, otherPanel] });
		expect(withdrawals?.panels).toEqual([]);
	});

	it("are refused with a panel that would be shown nowhere", () => {
		expect(() => sectionsOf([cashier])).toThrow('no section "players" has records');
	});
});
