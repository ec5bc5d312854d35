import { rmSync } from "node:fs";
import { createFundedPlayers, fundedPlayerEmail, urlOfEmbedded } from "../bench/funded-players.ts";
import { newFolder, type Site, startSite } from "../bench/processes.ts";
import { auditFolder, type Promised } from "./audit.ts";
import { openLoad } from "./betting-load.ts";
import { killPostgres, killProcess } from "./kill.ts";

/**
 * The crash test: the server is killed 20 times and PostgreSQL 5 times while players bet. Afterwards the audits must
 * pass, and every acknowledged round must be there exactly once. `npm run crash -- 4 1` kills less often.
 */
const [serverKills = 20, postgresKills = 5] = process.argv.slice(2).map(Number);
const PLAYER_COUNT = 3;
const BETTING_MS = 1_200;
const RECOVERY_MS = 1_500;

const dataDir = newFolder();
const variables = { PROFILE: "test" };
const promised: Promised = { rounds: new Map(), bets: new Map() };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let site: Site = await startSite(dataDir, variables);
const players = await createFundedPlayers(urlOfEmbedded(dataDir), site.port, PLAYER_COUNT);
const load = openLoad(new Map(players.map((player, index) => [fundedPlayerEmail(index), player])), promised);

for (let kill = 1; kill <= serverKills; kill++) {
	const betting = await load.begin(site.port);
	await pause(BETTING_MS);
	if (kill % 4 === 0 && kill / 4 <= postgresKills) {
		killPostgres(dataDir);
		await pause(RECOVERY_MS);
	}
	killProcess(site.pid);
	await betting.stop();
	site = await startSite(dataDir, variables);
	console.log(
		`kill ${kill}: ${promised.rounds.size} rounds and ${promised.bets.size} bets acknowledged; ready again in ${Math.round(site.readyMs)} ms`,
	);
}

// Unanswered requests are posted again with the same id, as a page does. After that every outcome is known.
await load.settleUnknown(site.port);
await site.stop();
const findings = await auditFolder(dataDir, promised);
if (promised.rounds.size === 0 || promised.bets.size === 0)
	findings.push("no rounds or no bets were acknowledged, so nothing was proved");
for (const finding of findings) console.error(`✗ ${finding}`);
console.log(`${promised.rounds.size + promised.bets.size - findings.length} passed, ${findings.length} failed`);
rmSync(dataDir, { recursive: true, force: true });
process.exit(findings.length > 0 ? 1 : 0);
