import { atMost, type Figure } from "./measure.ts";
import { startSite } from "./processes.ts";

const RUNS = 5;

/** How long `npm start` takes on a data folder that exists. */
export async function start(): Promise<Figure[]> {
	const first = await startSite();
	await first.stop();
	const times: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const site = await startSite(first.dataDir);
		times.push(site.readyMs);
		await site.stop();
	}
	times.sort((a, b) => a - b);
	return [
		atMost(
			"start on an existing folder, median",
			(times[Math.floor(RUNS / 2)] ?? 0) / 1000,
			5,
			"s",
			`slowest ${((times.at(-1) ?? 0) / 1000).toFixed(2)} s`,
		),
	];
}
