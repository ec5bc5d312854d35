import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Game } from "@baize/engines/game";
import { rulesLine } from "./title-report.ts";

/** So many rounds confirm the return of a title; `npm run simulate` plays them. */
export const CONFIRMING_ROUNDS = 100_000_000;

export const storedPath = (id: string): string => `games/${id}/simulation.out`;

const urlOf = (path: string): URL => new URL(`../../${path}`, import.meta.url);

export const writeStored = (path: string, text: string): void => writeFileSync(urlOf(path), text);

export function storedReport(id: string): string | null {
	const url = urlOf(storedPath(id));
	return existsSync(url) ? readFileSync(url, "utf8") : null;
}

/** Why a stored report does not confirm the return of a title, in sentences; empty where it does. */
export function storedIssues(game: Game, text: string | null): string[] {
	if (text === null) return ["there is no report"];
	const rounds = Number(/^Simulated, ([\d,]+) rounds/m.exec(text)?.[1]?.replaceAll(",", "") ?? 0);
	const verdicts = [...text.matchAll(/^ {2}deviation .* standard errors, (.*)$/gm)].map(([, verdict]) => verdict!);
	const issues: string[] = [];
	if (!text.includes(`(${game.sheet.id}, version ${game.sheet.version})`)) issues.push("it is of another version");
	if (!text.includes(rulesLine(game))) issues.push("the rules have changed");
	if (rounds < CONFIRMING_ROUNDS) issues.push(`it has ${rounds} rounds only`);
	if (verdicts.length === 0 || verdicts.some((verdict) => !verdict.startsWith("within")))
		issues.push("a return is too far from the exact one");
	if (text.includes("REFUSED")) issues.push("wins do not come as often as they should");
	return issues;
}
