import { parseArgs } from "node:util";
import type { Game } from "@baize/engines/game";
import { registry } from "@baize/games/registry";
import { sheetOf } from "@baize/games/sheets";
import { spreadText } from "./spread.ts";
import { CONFIRMING_ROUNDS, storedIssues, storedPath, storedReport, writeStored } from "./stored.ts";
import { titleReport } from "./title-report.ts";
import { trialReport } from "./trial-report.ts";
import { trials, trialsOf } from "./trials.ts";

const USAGE = `usage: npm run simulate -- <title> | --all [--rounds ${CONFIRMING_ROUNDS}] [--seed 1] [--write] [--spread]`;

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		/** Every title whose stored report does not confirm its present rules, one after the other. */
		all: { type: "boolean", default: false },
		rounds: { type: "string", default: String(CONFIRMING_ROUNDS) },
		seed: { type: "string", default: "1" },
		/** The report is in the repository, so it is written only on request. */
		write: { type: "boolean", default: false },
		/** How the wins of a round are spread, as data of the title, in place of the report. */
		spread: { type: "boolean", default: false },
	},
});
const [id = ""] = positionals;
const game = registry.find(id);
const trial = trials.find((one) => one.id === id);
const rounds = Number(values.rounds);
const seed = Number(values.seed);

if (values.all ? positionals.length > 0 || values.spread : positionals.length !== 1 || !(game || trial)) {
	const titles = [...registry.all.map(({ sheet }) => sheet.id), ...trials.map((one) => one.id)];
	refuse(`Which title? One of: ${[...new Set(titles)].join(", ")}.`);
} else if (!Number.isSafeInteger(rounds) || rounds < 2 || !Number.isSafeInteger(seed)) {
	refuse("Rounds are a whole number from 2, the seed is a whole number.");
} else if (values.all) {
	const outdated = registry.all.filter((one) => storedIssues(one, storedReport(one.sheet.id)).length > 0);
	for (const one of outdated) simulateTitle(one);
} else if (values.spread) {
	const of = { id, sheet: sheetOf(id), trial: trial ?? (game && trialsOf(game)[0]) };
	print(`games/${id}/spread.data.ts`, () => spreadText(of, rounds, seed));
} else if (game) {
	simulateTitle(game);
} else if (trial) {
	console.log(trialReport(trial, [trial], { rounds, seed }));
}

function simulateTitle(title: Game): void {
	print(storedPath(title.sheet.id), () => titleReport(title, { rounds, seed }));
}

/** The time is printed and not stored, so that the stored text follows from the title, the rounds and the seed. */
function print(path: string, textOf: () => string): void {
	const before = process.cpuUsage();
	const text = textOf();
	const { user, system } = process.cpuUsage(before);
	console.log(text);
	if (values.write) writeStored(path, text);
	console.log(values.write ? `Stored in ${path}.` : `Printed only; --write stores it in ${path}.`);
	console.log(`Processor time: ${((user + system) / 1e6).toFixed(1)} s.`);
}

function refuse(why: string): void {
	console.error(`${why}\n${USAGE}`);
	process.exitCode = 1;
}
