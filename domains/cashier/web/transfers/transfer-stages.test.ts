import { describe, expect, it } from "vitest";
import { transferStages } from "./transfer-stages.ts";

const sent = { state: "waiting", atMs: 1, by: "player" } as const;

describe("[CASH-05] the stages of a transfer", () => {
	it.each([
		["waits to be taken", { state: "waiting", steps: [sent] }, ["waiting done", "taken current"]],
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
	] as const)("%s", (_name, transfer, expected) => {
		const shown = transferStages({ ...transfer, steps: [...transfer.steps] });
		expect(shown.map(({ stage, mark }) => `${stage} ${mark}`)).toEqual(expected);
	});
});
