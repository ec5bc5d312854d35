import type { Game } from "@baize/engines/game";
import { registry } from "@baize/games/registry";
import { describe, expect, it } from "vitest";
import { storedIssues, storedReport } from "./stored.ts";

const [sample] = registry.all as readonly [Game, ...Game[]];
const { id, version } = sample.sheet;

describe("[GAME-01] the stored simulation of", () => {
	it.each(registry.all.map((game) => ({ id: game.sheet.id, game })))(
		"$id confirms its present rules, with 100 million rounds and within three standard errors",
		({ id: title, game }) => {
			expect(storedIssues(game, storedReport(title))).toEqual([]);
		},
	);
});

describe("a stored simulation confirms nothing", () => {
	const right = storedReport(id)!;

	it.each<[string, string | null, string]>([
		["without a report", null, "there is no report"],
		["of another version", right.replace(`version ${version}`, `version ${version + 1}`), "it is of another version"],
		["of another title", right.replace(`(${id},`, "(other,"), "it is of another version"],
		["of other rules", right.replace(/^Rules .*$/m, `Rules ${"0".repeat(64)}`), "the rules have changed"],
		["that names no rules", right.replace(/^Rules .*$/m, ""), "the rules have changed"],
		["of fewer rounds", right.replace(/100,000,000 rounds/, "99,999,999 rounds"), "it has 99999999 rounds only"],
		["too far away", right.replace("within 3", "NOT within 3"), "a return is too far from the exact one"],
		["without a verdict", right.replace(/^ {2}deviation .*$/m, ""), "a return is too far from the exact one"],
		["with wins that are too frequent", `${right}REFUSED`, "wins do not come as often as they should"],
	])("%s", (_what, text, issue) => {
		expect(storedIssues(sample, text)).toContain(issue);
	});
});
