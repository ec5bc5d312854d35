import { type ByCount, byCount, type ReelSheet, type Strip, type SymbolId, symbolWithRole } from "./sheet.ts";
import { windowAt } from "./spin.ts";

/** More kinds of symbols do not fit the tables by which a sheet is counted through. */
export const MOST_SYMBOLS = 16;
export const MOST_REELS = 5;

/** What is wrong with a sheet, in sentences; empty when it can be played. A title's test asks this first. */
export function faultsOf(sheet: ReelSheet): string[] {
	return [
		...symbolFaults(sheet),
		...stripFaults(sheet),
		...lineFaults(sheet),
		...payFaults(sheet),
		...featureFaults(sheet),
	];
}

function symbolFaults({ symbols }: ReelSheet): string[] {
	const faults: string[] = [];
	if (new Set(symbols.map(({ id }) => id)).size !== symbols.length) faults.push("two symbols have the same id");
	if (symbols.length > MOST_SYMBOLS) faults.push(`there are more than ${MOST_SYMBOLS} symbols`);
	for (const role of ["wild", "scatter"]) {
		if (symbols.filter((symbol) => symbol.role === role).length > 1)
			faults.push(`there are two symbols of role ${role}`);
	}
	return faults;
}

function stripFaults(sheet: ReelSheet): string[] {
	const sets = [sheet.reels, ...(sheet.freeSpins?.reels ? [sheet.freeSpins.reels] : [])];
	return sets.flatMap((reels) => [
		...(reels.length > MOST_REELS ? [`there are more than ${MOST_REELS} reels`] : []),
		...(reels.length !== sheet.reels.length ? ["the feature has another number of reels"] : []),
		...reels.flatMap((strip, reel) => oneStripFaults(sheet, strip).map((fault) => `reel ${reel + 1}: ${fault}`)),
	]);
}

function oneStripFaults(sheet: ReelSheet, strip: Strip): string[] {
	const known = new Set(sheet.symbols.map(({ id }) => id));
	const faults = strip.filter((symbol) => !known.has(symbol)).map((symbol) => `${symbol} is no symbol of the sheet`);
	if (strip.length < sheet.rows) faults.push("the strip is shorter than the window");
	const scatter = symbolWithRole(sheet, "scatter");
	const crowded = strip.some((_, stop) => {
		const column = windowAt([strip], [stop], sheet.rows)[0] ?? [];
		return column.filter((symbol) => symbol === scatter).length > 1;
	});
	if (crowded) faults.push("two scatters can be in view at once");
	return faults;
}

function lineFaults({ lines, reels, rows }: ReelSheet): string[] {
	const faults: string[] = [];
	if (new Set(lines.map(String)).size !== lines.length) faults.push("two lines are the same");
	if (lines.some((line) => line.length !== reels.length)) faults.push("a line does not cross every reel");
	if (lines.flat().some((row) => !Number.isInteger(row) || row < 0 || row >= rows))
		faults.push("a line leaves the window");
	return faults;
}

function payFaults(sheet: ReelSheet): string[] {
	const tables: [string, ByCount][] = [...Object.entries(sheet.pays), ["scatters", sheet.scatterPays]];
	const faults = tables.flatMap(([name, table]) => tableFaults(name, table, sheet.reels.length));
	const payable = new Set(sheet.symbols.filter(({ role }) => role !== "scatter").map(({ id }) => id));
	for (const id of Object.keys(sheet.pays)) if (!payable.has(id)) faults.push(`${id} cannot pay on lines`);
	return faults;
}

function tableFaults(name: string, table: ByCount, reels: number): string[] {
	const faults: string[] = [];
	for (let count = 1; count <= reels; count++) {
		const pay = byCount(table, count);
		if (!Number.isSafeInteger(pay) || pay < 0) faults.push(`${name} gives a broken number for ${count}`);
		if (pay < byCount(table, count - 1)) faults.push(`${name} gives less for ${count} than for fewer`);
	}
	return faults;
}

function featureFaults(sheet: ReelSheet): string[] {
	const { freeSpins, reels, scatterPays } = sheet;
	if (!freeSpins) return [];
	const faults: string[] = [];
	for (let count = 1; count <= reels.length; count++) {
		const awarded = byCount(freeSpins.awarded, count);
		if (awarded > freeSpins.mostSpins) faults.push(`${count} scatters award more spins than the feature can have`);
		if (awarded > 0 && byCount(scatterPays, count) === 0) faults.push(`${count} scatters award spins but pay nothing`);
	}
	faults.push(...tableFaults("the award", freeSpins.awarded, reels.length));
	faults.push(...tableFaults("the retrigger", freeSpins.retriggered, reels.length));
	for (const { symbol } of freeSpins.expanding ?? [])
		if (!canExpand(sheet, symbol)) faults.push(`${symbol} cannot expand`);
	const weights = [...(freeSpins.expanding ?? []), ...(freeSpins.multipliers ?? [])].map(({ weight }) => weight);
	if (weights.some((weight) => !Number.isInteger(weight) || weight < 1))
		faults.push("a weight is not a positive integer");
	return faults;
}

function canExpand(sheet: ReelSheet, symbol: SymbolId): boolean {
	return sheet.symbols.some(({ id, role }) => id === symbol && (role === "low" || role === "high"));
}
