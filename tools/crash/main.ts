import { rmSync } from "node:fs";
import {
	AT_FAST_PLACE,
	createFundedPlayers,
	FAST_COUNTRY,
	fundedPlayerEmail,
	urlOfEmbedded,
} from "../bench/funded-players.ts";
import { newFolder, type Site, startSite } from "../bench/processes.ts";
import { openApprovalLoad } from "./approval-load.ts";
import { auditFolder, type Promised, type PromisedMoney } from "./audit.ts";
import { openLoad } from "./betting-load.ts";
import { openBonusLoad } from "./bonus-load.ts";
import { openCashierLoad } from "./cashier-load.ts";
import { killPostgres, killProcess } from "./kill.ts";
import { checkFollowed, checkMoney, countHappened } from "./money-checks.ts";
import { closeAlerts, createVerifiedPlayers } from "./people.ts";
import { openCertainOffer, openPromotionLoad, type PromisedGrants } from "./promotion-load.ts";
import { openStagedLoad } from "./staged-load.ts";
import { openTableLoad } from "./table-load.ts";
import { openTakingLoad } from "./taking-load.ts";

/**
 * The crash test: the server is killed 20 times and PostgreSQL 5 times while players bet, decide in rounds with several
 * stakes, share the rounds of a table, play for a jackpot and with bonuses, take offers, convert their bonuses and give
 * them up, pay in, are charged back, withdraw, also to where nothing can be paid, and send each other money, and while an
 * operator approves their withdrawals. After each kill the money of all of these must agree; afterwards the audits must
 * pass, and everything acknowledged must be there exactly once. `npm run crash -- 4 1` kills less often.
 */
const [serverKills = 20, postgresKills = 5] = process.argv.slice(2).map(Number);
const PLAYER_COUNT = 3;
/** 100.00 a round, so that pots are won. */
const FOR_POTS = { lineBetMinor: 500, games: ["ember-court"] };
const MAX_PROMOTED = 16;
const ALWAYS = ["bets", "deposits", "withdrawals", "approved"];
const BETTING_MS = 1_200;
/** On a slow machine it takes longer until each load has had an answer. */
const MAX_BETTING_MS = 8_000;
/** Long enough for a round of the table to end. */
const WHOLE_ROUND_MS = 14_000;
const RECOVERY_MS = 1_500;

const dataDir = newFolder();
const variables = { PROFILE: "test", ...AT_FAST_PLACE };
const lives = { country: FAST_COUNTRY };
const promised: Promised = { rounds: new Map(), bets: new Map(), staged: new Map() };
const grants: PromisedGrants = { taken: new Set(), forfeited: new Set(), ended: new Set(), converted: new Set() };
const payments: PromisedMoney = {
	deposits: new Set(),
	withdrawals: new Set(),
	cancelled: new Set(),
	approved: new Set(),
	transfers: new Set(),
	taken: new Set(),
	charged: new Set(),
	stakes: new Set(),
	left: new Map(),
};
const findings: string[] = [];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let site: Site = await startSite(dataDir, variables);
const url = urlOfEmbedded(dataDir);
await openCertainOffer(url);
const players = await createFundedPlayers(url, site.port, PLAYER_COUNT, lives);
const emails = players.map((_, index) => fundedPlayerEmail(index));
const signedIn = new Map(players.map((player, index) => [emails[index]!, player]));
const verified = await createVerifiedPlayers(url, site.port, 4, { from: PLAYER_COUNT, ...lives });
const [highPlayer, payer, receiver, other] = verified;
const promoted = await createVerifiedPlayers(url, site.port, Math.min(2 * serverKills, MAX_PROMOTED), {
	...{ from: PLAYER_COUNT + verified.length, fundsMinor: 0n, ...lives },
});
const load = openLoad(signedIn, promised);
const jackpots = openLoad(new Map([[highPlayer!.email, highPlayer!]]), promised, FOR_POTS);
const staged = openStagedLoad(signedIn, promised.staged);
const cashier = openCashierLoad(payer!, receiver!.email, payments);
const approvals = openApprovalLoad(payments.approved, () => closeAlerts(urlOfEmbedded(dataDir)));
const bonuses = await openBonusLoad(() => urlOfEmbedded(dataDir), emails);
const tables = openTableLoad([receiver!, other!], payments);
const taking = openTakingLoad(() => urlOfEmbedded(dataDir), receiver!, payments);
const promotions = openPromotionLoad(promoted, grants, promised.rounds);

/** With each of so many starts one player begins whose bonus is certain to convert. */
const CONVERTING = promoted.length / 2;

for (let kill = 1; kill <= serverKills; kill++) {
	const begun = [
		await load.begin(site.port),
		await jackpots.begin(site.port),
		await staged.begin(site.port),
		await cashier.begin(site.port),
		await approvals.begin(site),
		...[tables, taking, promotions].map((each) => each.begin(site.port)),
	];
	await worked(kill);
	if (kill % 4 === 0 && kill / 4 <= postgresKills) {
		killPostgres(dataDir);
		await pause(RECOVERY_MS);
	}
	killProcess(site.pid);
	await Promise.all(begun.map((each) => each.stop()));
	site = await startSite(dataDir, variables);
	findings.push(...(await checkMoney(urlOfEmbedded(dataDir))).map((finding) => `after kill ${kill}: ${finding}`));
	console.log(`kill ${kill}: acknowledged ${acknowledged()}; ready again in ${Math.round(site.readyMs)} ms`);
}

// Unanswered requests are posted again with the same id, as a page does. After that every outcome is known.
await load.settleUnknown(site.port);
await jackpots.settleUnknown(site.port);
await staged.finish(site.port);
await cashier.settleUnknown(site.port);
await bonuses.end();
findings.push(...(await checkFollowed(urlOfEmbedded(dataDir), payments, grants)));
findings.push(...(await checkMoney(urlOfEmbedded(dataDir))));
const happened = await countHappened(urlOfEmbedded(dataDir));
await site.stop();
findings.push(...(await auditFolder(dataDir, promised, payments, bonuses.granted)));
for (const [what, count] of Object.entries({ ...counts(), ...happened }))
	if (count === 0) findings.push(`there were no ${what}, so nothing was proved of them`);
for (const finding of findings) console.error(`✗ ${finding}`);
console.log(`acknowledged ${acknowledged()}; ${inWords(happened)}; ${findings.length} findings`);
rmSync(dataDir, { recursive: true, force: true });
process.exit(findings.length > 0 ? 1 : 0);

/**
 * Until something of each kind was acknowledged since the site has started, and a bonus converted while players begin whose
 * bonus is certain to; each fourth time until a table has played.
 */
async function worked(kill: number): Promise<void> {
	const untilMs = performance.now() + MAX_BETTING_MS;
	const before = counts();
	const isDone = (): boolean =>
		[...ALWAYS, ...(kill <= CONVERTING ? ["conversions of offers"] : [])].every(
			(what) => counts()[what]! > before[what]!,
		);
	await pause(kill % 4 === 2 ? WHOLE_ROUND_MS : BETTING_MS);
	while (!isDone() && performance.now() < untilMs) await pause(100);
}

function counts(): Record<string, number> {
	const { rounds, bets, staged: decided } = promised;
	const { deposits, withdrawals, cancelled, approved, transfers, taken, stakes, left } = payments;
	const all = {
		...{ rounds, bets, decided, "stakes at a table": stakes, "cash-outs": left },
		...{ deposits, withdrawals, cancelled, approved, transfers, "taken transfers": taken },
		...{ bonuses: bonuses.granted, "taken offers": grants.taken, forfeits: grants.forfeited },
		"conversions of offers": grants.converted,
	};
	return Object.fromEntries(Object.entries(all).map(([what, { size }]) => [what, size]));
}

function acknowledged(): string {
	return inWords(counts());
}

function inWords(counted: Record<string, number>): string {
	return Object.entries(counted)
		.map(([what, count]) => `${count} ${what}`)
		.join(", ");
}
