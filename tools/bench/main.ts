import { buildPagesIfOld } from "../../apps/server/pages/build.ts";
import { buckets } from "./buckets.ts";
import { bytes } from "./bytes.ts";
import { firstPlayable } from "./first-playable/index.ts";
import { followers } from "./followers.ts";
import { jobs } from "./jobs.ts";
import { largeLobby } from "./large/index.ts";
import { lighthouse } from "./lighthouse.ts";
import { lobby } from "./lobby.ts";
import { logins } from "./logins.ts";
import { type Figure, figureLine, isMet } from "./measure.ts";
import { money } from "./money.ts";
import { balances, twoFactor } from "./polled.ts";
import { rounds } from "./rounds.ts";
import { search } from "./search.ts";
import { shared } from "./shared/index.ts";
import { slots } from "./slots.ts";
import { staged } from "./staged/index.ts";
import { start } from "./start.ts";
import { statement } from "./statement.ts";
import { statuses } from "./statuses.ts";

/** `npm run bench` measures everything; `npm run bench -- lobby bytes` some of it. Ratios are taken within one run. */
const BENCHES: Record<string, () => Promise<Figure[]>> = {
	money,
	buckets,
	followers,
	statement,
	jobs,
	rounds,
	staged,
	shared,
	slots,
	balances,
	twoFactor,
	logins,
	statuses,
	lobby,
	largeLobby,
	search,
	bytes,
	firstPlayable,
	start,
	lighthouse,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES[name]);
if (unknown.length > 0) {
	console.error(`There is no benchmark called ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
	process.exit(1);
}

await buildPagesIfOld({ print: (line) => console.log(line) });
const figures: Figure[] = [];
const startedMs = performance.now();
for (const [name, bench] of Object.entries(BENCHES)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	console.log(`\n— ${name}`);
	const begunMs = performance.now();
	for (const figure of await bench()) {
		figures.push(figure);
		console.log(figureLine(figure));
	}
	console.log(`  ${minutesSince(begunMs)} min`);
}
const missed = figures.filter((figure) => !isMet(figure));
const summary = missed.length === 0 ? "Every goal is met." : `${missed.length} goals are missed.`;
console.log(`\n${summary} All took ${minutesSince(startedMs)} minutes.`);
process.exit(missed.length === 0 ? 0 : 1);

function minutesSince(ms: number): string {
	return ((performance.now() - ms) / 60_000).toFixed(1);
}
