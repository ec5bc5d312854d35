import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { measure, simulate } from "@baize/engines/reels";
import { tally } from "@baize/engines/returns";
import { otherGameOf, otherGames } from "@baize/games/others";
import { registry } from "@baize/games/registry";
import { sheetOf, sheets } from "@baize/games/sheets";
import { seededDraws } from "@baize/kernel/random";
import { gameReport, rulesLine } from "./game-report.ts";
import { report } from "./report.ts";
import { spreadText } from "./spread.ts";
import { trialReport } from "./trial-report.ts";
import { trials, trialsOfPlay } from "./trials.ts";

const USAGE = "usage: npm run simulate -- <title> [--rounds 20000000] [--seed 1] [--write] [--spread]";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		rounds: { type: "string", default: "20000000" },
		seed: { type: "string", default: "1" },
		/** The report is in the repository, so it is written only on request. */
		write: { type: "boolean", default: false },
		/** How the wins of a round are spread, as data of the title, in place of the report. */
		spread: { type: "boolean", default: false },
	},
});
const sheet = sheetOf(positionals[0] ?? "");
const other = otherGameOf(positionals[0] ?? "");
const trial = trials.find(({ id }) => id === positionals[0]);
const rounds = Number(values.rounds);
const seed = Number(values.seed);

if ((!sheet && !other && !trial) || positionals.length !== 1) {
	const titles = [...sheets, ...otherGames.map((game) => game.sheet), ...trials];
	refuse(`Which title? One of: ${titles.map(({ id }) => id).join(", ")}.`);
} else if (!Number.isSafeInteger(rounds) || rounds < 2 || !Number.isSafeInteger(seed)) {
	refuse("Rounds are a whole number from 2, the seed is a whole number.");
} else if (values.spread) {
	const id = positionals[0]!;
	print(id, spreadText({ id, sheet, trial: trial ?? trialsOfPlay[id]?.[0] }, rounds, seed), "spread.data.ts");
} else if (trial) {
	print(trial.id, trialReport(trial, tally(trial, rounds, seededDraws(seed)), seed));
} else if (other && trialsOfPlay[other.sheet.id]) {
	const reports = trialsOfPlay[other.sheet.id]!.map((each) =>
		trialReport(each, tally(each, rounds, seededDraws(seed)), seed),
	);
	print(other.sheet.id, reports.join("\n"));
} else if (other) {
	print(other.sheet.id, gameReport(other, rounds, seed));
} else if (sheet) {
	print(sheet.id, report(sheet, measure(sheet), { ...simulate(sheet, rounds, seededDraws(seed)), seed }));
}

function print(id: string, text: string, name = "simulation.out"): void {
	const path = `games/${id}/${name}`;
	const game = name === "simulation.out" ? registry.find(id) : undefined;
	const whole = game ? `${text}\n${rulesLine(game)}\n` : text;
	console.log(whole);
	if (values.write) {
		const file = new URL(`../../${path}`, import.meta.url);
		mkdirSync(new URL(".", file), { recursive: true });
		writeFileSync(file, whole);
	}
	console.log(values.write ? `Stored in ${path}.` : `Printed only; --write stores it in ${path}.`);
}

function refuse(why: string): void {
	console.error(`${why}\n${USAGE}`);
	process.exitCode = 1;
}
