import { rmSync } from "node:fs";
import { createFundedPlayers, fundedPlayerEmail, urlOfEmbedded } from "../bench/funded-players.ts";
import { newFolder, type Site, startSite } from "../bench/processes.ts";
import { openApprovalLoad } from "./approval-load.ts";
import { auditFolder, type Promised } from "./audit.ts";
import { openLoad } from "./betting-load.ts";
import { openBonusLoad } from "./bonus-load.ts";
import { openCashierLoad, type PromisedPayments } from "./cashier-load.ts";
import { killPostgres, killProcess } from "./kill.ts";
import { checkFollowed, checkMoney } from "./money-checks.ts";
import { openStagedLoad } from "./staged-load.ts";

/**
 * The crash test: the server is killed 20 times and PostgreSQL 5 times while players bet, decide in rounds with several
 * stakes, play for a jackpot and with bonuses, pay in, withdraw and send money, and while an operator approves their
 * withdrawals. After each kill the money of all of these must agree; afterwards the audits
 * must pass, and everything acknowledged must be there exactly once. `npm run crash -- 4 1` kills less often.
 */
const [serverKills = 20, postgresKills = 5] = process.argv.slice(2).map(Number);
const PLAYER_COUNT = 3;
const BETTING_MS = 1_200;
const RECOVERY_MS = 1_500;

const dataDir = newFolder();
const variables = { PROFILE: "test" };
const promised: Promised = { rounds: new Map(), bets: new Map(), staged: new Map() };
const payments: PromisedPayments = {
	deposits: new Set(),
	withdrawals: new Set(),
	cancelled: new Set(),
	approved: new Set(),
	transfers: new Set(),
};
const findings: string[] = [];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let site: Site = await startSite(dataDir, variables);
const players = await createFundedPlayers(urlOfEmbedded(dataDir), site.port, PLAYER_COUNT);
const url = urlOfEmbedded(dataDir);
const emails = players.map((_, index) => fundedPlayerEmail(index));
const signedIn = new Map(players.map((player, index) => [emails[index]!, player]));
const load = openLoad(signedIn, promised);
const staged = openStagedLoad(signedIn, promised.staged);
const cashier = openCashierLoad(emails[0]!, payments);
const approvals = openApprovalLoad(payments.approved);
const bonuses = await openBonusLoad(url, emails);

for (let kill = 1; kill <= serverKills; kill++) {
	const betting = await load.begin(site.port);
	const deciding = await staged.begin(site.port);
	const paying = await cashier.begin(site.port);
	const approving = await approvals.begin(site);
	await pause(BETTING_MS);
	if (kill % 4 === 0 && kill / 4 <= postgresKills) {
		killPostgres(dataDir);
		await pause(RECOVERY_MS);
	}
	killProcess(site.pid);
	await Promise.all([betting.stop(), deciding.stop(), paying.stop(), approving.stop()]);
	site = await startSite(dataDir, variables);
	findings.push(...(await checkMoney(urlOfEmbedded(dataDir))).map((finding) => `after kill ${kill}: ${finding}`));
	console.log(`kill ${kill}: acknowledged ${acknowledged()}; ready again in ${Math.round(site.readyMs)} ms`);
}

// Unanswered requests are posted again with the same id, as a page does. After that every outcome is known.
await load.settleUnknown(site.port);
await staged.finish(site.port);
await cashier.settleUnknown(site.port);
await bonuses.end();
findings.push(...(await checkFollowed(urlOfEmbedded(dataDir), payments)));
findings.push(...(await checkMoney(urlOfEmbedded(dataDir))));
await site.stop();
findings.push(...(await auditFolder(dataDir, promised, payments, bonuses.granted)));
for (const [what, count] of Object.entries(counts()))
	if (count === 0) findings.push(`no ${what} were acknowledged, so nothing was proved of them`);
for (const finding of findings) console.error(`✗ ${finding}`);
console.log(`acknowledged ${acknowledged()}; ${findings.length} findings`);
rmSync(dataDir, { recursive: true, force: true });
process.exit(findings.length > 0 ? 1 : 0);

function counts(): Record<string, number> {
	const { rounds, bets, staged: decided } = promised;
	const { deposits, withdrawals, cancelled, approved, transfers } = payments;
	const all = {
		rounds,
		bets,
		decided,
		deposits,
		withdrawals,
		cancelled,
		approved,
		transfers,
		bonuses: bonuses.granted,
	};
	return Object.fromEntries(Object.entries(all).map(([what, { size }]) => [what, size]));
}

function acknowledged(): string {
	return Object.entries(counts())
		.map(([what, count]) => `${count} ${what}`)
		.join(", ");
}
