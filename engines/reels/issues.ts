import { type ByCount, byCount, type ReelSheet, type Strip, type SymbolId, scatterOf } from "./sheet.ts";
import { windowAt } from "./spin.ts";

/** The tables that count a sheet hold at most this many symbols. */
export const MAX_SYMBOLS = 16;
export const MAX_REELS = 5;

/** What is wrong with a sheet, in sentences; empty when it can be played. Every title's test checks this first. */
export function issuesOf(sheet: ReelSheet): string[] {
	return [
		...symbolIssues(sheet),
		...stripIssues(sheet),
		...lineIssues(sheet),
		...payIssues(sheet),
		...featureIssues(sheet),
	];
}

function symbolIssues({ symbols }: ReelSheet): string[] {
	const issues: string[] = [];
	if (new Set(symbols.map(({ id }) => id)).size !== symbols.length) issues.push("two symbols have the same id");
	if (symbols.length > MAX_SYMBOLS) issues.push(`there are more than ${MAX_SYMBOLS} symbols`);
	for (const role of ["wild", "scatter"]) {
		if (symbols.filter((symbol) => symbol.role === role).length > 1)
			issues.push(`there are two symbols of role ${role}`);
	}
	const stands = symbols.filter(({ isWild }) => isWild);
	if (stands.some(({ role }) => role !== "scatter")) issues.push("only a scatter can be wild beside its role");
	if (stands.length > 0 && symbols.some(({ role }) => role === "wild")) issues.push("there are two wilds");
	return issues;
}

function stripIssues(sheet: ReelSheet): string[] {
	const sets = [sheet.reels, ...(sheet.freeSpins?.reels ? [sheet.freeSpins.reels] : [])];
	return sets.flatMap((reels) => [
		...(reels.length > MAX_REELS ? [`there are more than ${MAX_REELS} reels`] : []),
		...(reels.length !== sheet.reels.length ? ["the feature has another number of reels"] : []),
		...reels.flatMap((strip, reel) => oneStripIssues(sheet, strip).map((issue) => `reel ${reel + 1}: ${issue}`)),
	]);
}

function oneStripIssues(sheet: ReelSheet, strip: Strip): string[] {
	const known = new Set(sheet.symbols.map(({ id }) => id));
	const issues = strip.filter((symbol) => !known.has(symbol)).map((symbol) => `${symbol} is no symbol of the sheet`);
	if (strip.length < sheet.rows) issues.push("the strip is shorter than the window");
	const scatter = scatterOf(sheet);
	const crowded = strip.some((_, stop) => {
		const column = windowAt([strip], [stop], sheet.rows)[0] ?? [];
		return column.filter((symbol) => symbol === scatter).length > 1;
	});
	if (crowded) issues.push("two scatters can be in view at once");
	return issues;
}

function lineIssues({ lines, reels, rows }: ReelSheet): string[] {
	const issues: string[] = [];
	if (new Set(lines.map(String)).size !== lines.length) issues.push("two lines are the same");
	if (lines.some((line) => line.length !== reels.length)) issues.push("a line does not cross every reel");
	if (lines.flat().some((row) => !Number.isInteger(row) || row < 0 || row >= rows))
		issues.push("a line leaves the window");
	return issues;
}

function payIssues(sheet: ReelSheet): string[] {
	const tables: [string, ByCount][] = [...Object.entries(sheet.pays), ["scatters", sheet.scatterPays]];
	const issues = tables.flatMap(([name, table]) => tableIssues(name, table, sheet.reels.length));
	const payable = new Set(sheet.symbols.filter(({ role }) => role !== "scatter").map(({ id }) => id));
	for (const id of Object.keys(sheet.pays)) if (!payable.has(id)) issues.push(`${id} cannot pay on lines`);
	return issues;
}

function tableIssues(name: string, table: ByCount, reels: number): string[] {
	const issues: string[] = [];
	for (let count = 1; count <= reels; count++) {
		const pay = byCount(table, count);
		if (!Number.isSafeInteger(pay) || pay < 0) issues.push(`${name} gives a broken number for ${count}`);
		if (pay < byCount(table, count - 1)) issues.push(`${name} gives less for ${count} than for fewer`);
	}
	return issues;
}

function featureIssues(sheet: ReelSheet): string[] {
	const { freeSpins, reels, scatterPays } = sheet;
	if (!freeSpins) return [];
	const issues: string[] = [];
	for (let count = 1; count <= reels.length; count++) {
		const awarded = byCount(freeSpins.awarded, count);
		if (awarded > freeSpins.mostSpins) issues.push(`${count} scatters award more spins than the feature can have`);
		if (awarded > 0 && byCount(scatterPays, count) === 0) issues.push(`${count} scatters award spins but pay nothing`);
	}
	issues.push(...tableIssues("the award", freeSpins.awarded, reels.length));
	issues.push(...tableIssues("the retrigger", freeSpins.retriggered, reels.length));
	for (const { symbol } of freeSpins.expanding ?? [])
		if (!canExpand(sheet, symbol)) issues.push(`${symbol} cannot expand`);
	const weights = [...(freeSpins.expanding ?? []), ...(freeSpins.multipliers ?? [])].map(({ weight }) => weight);
	if (weights.some((weight) => !Number.isInteger(weight) || weight < 1))
		issues.push("a weight is not a positive integer");
	return issues;
}

function canExpand(sheet: ReelSheet, symbol: SymbolId): boolean {
	return sheet.symbols.some(({ id, role }) => id === symbol && (role === "low" || role === "high"));
}
