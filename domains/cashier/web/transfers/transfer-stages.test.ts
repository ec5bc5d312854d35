import { describe, expect, it } from "vitest";
import { transferStages } from "./transfer-stages.ts";

type Shown = Parameters<typeof transferStages>[0];
const sent: Shown["steps"][number] = { state: "waiting", atMs: 1, by: "player" };
const held: Shown["steps"][number] = { state: "held", atMs: 1, by: "site" };

describe("[CASH-05] the stages of a transfer", () => {
	it.each<[string, Shown, string[]]>([
		["waits to be taken", { state: "waiting", steps: [sent] }, ["waiting done", "taken current"]],
		[
			"is held",
			{ state: "waiting", steps: [sent, held], hold: { reasons: [], untilMs: 9 } },
			["waiting done", "held current", "taken ahead"],
		],
		["was held", { state: "waiting", steps: [sent, held] }, ["waiting done", "held done", "taken current"]],
		[
			"is over by the clock, and its money is not back",
			{ state: "returning", steps: [sent] },
			["waiting done", "returning current"],
		],
		[
			"has returned",
			{ state: "returned", steps: [sent, { state: "declined", atMs: 2, by: "player" }] },
			["waiting done", "declined failed"],
		],
		[
			"has arrived",
			{ state: "taken", steps: [sent, { state: "taken", atMs: 2, by: "site" }] },
			["waiting done", "taken done"],
		],
	])("%s", (_name, transfer, expected) => {
		const shown = transferStages(transfer);
		expect(shown.map(({ stage, mark }) => `${stage} ${mark}`)).toEqual(expected);
	});
});
