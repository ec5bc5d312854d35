import { createHash } from "node:crypto";
import type { Game } from "@baize/engines/game";
import { measure, simulate } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { seededDraws } from "@baize/kernel/random";
import { report } from "./report.ts";
import { trialReport } from "./trial-report.ts";
import { trialsOf } from "./trials.ts";

/** The exact and the simulated return of a title. The same rules, rounds and seed always give the same text. */
export function titleReport(game: Game, played: { rounds: number; seed: number }): string {
	const { rounds, seed } = played;
	const sheet = sheetOf(game.sheet.id);
	const text = sheet
		? report(sheet, measure(sheet), { ...simulate(sheet, rounds, seededDraws(seed)), seed })
		: trialReport(game.sheet, trialsOf(game), played);
	return `${text}\n${rulesLine(game)}\n`;
}

/** Which rules were simulated, by the hash that their rounds name: rules that change make another simulation necessary. */
export const rulesLine = (game: Game): string =>
	`Rules ${createHash("sha256").update(JSON.stringify(game.publishedText())).digest("hex")}`;
