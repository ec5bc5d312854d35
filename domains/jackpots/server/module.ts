import type { Audit } from "@baize/audit/server";
import type { Catalogue, CataloguePorts } from "@baize/catalogue/server";
import type { Desk } from "@baize/desk/server";
import { gamesOfPot, pots } from "@baize/games/pots";
import type { GeneralLedger } from "@baize/general-ledger/server";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure, openDerivedSeeds } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import { JACKPOT_WINS_TOPIC, JACKPOTS_TOPIC } from "../contract/index.ts";
import { type JackpotPorts, openJackpots, openTerms } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	nameOfOperator: JackpotPorts["nameOf"];
	ledger: Ledger;
	wallet: Wallet;
	generalLedger: GeneralLedger;
	catalogue: Catalogue;
	geoVisibilityOf: CataloguePorts["geoVisibilityOf"];
};

/** A round that drew a win is decided by now, or soon; its win is paid at once unless its process has ended. */
const REPAIR_MS = 10 * SECOND_MS;

export const jackpotsModule = defineModule({
	name: "jackpots",
	keys: ["jackpot ceilings"],
	privateTopics: [JACKPOT_WINS_TOPIC],
	publicTopics: [JACKPOTS_TOPIC],
	playerCalls,
	open: ({
		database,
		clock,
		log,
		ids,
		secrets,
		random,
		stream,
		audit,
		desk,
		nameOfOperator,
		ledger,
		wallet,
		generalLedger,
		catalogue,
		geoVisibilityOf,
	}: Needs) =>
		openJackpots({
			database,
			clock,
			log,
			ids,
			stream,
			audit,
			proposals: desk.proposals,
			nameOf: nameOfOperator,
			ledger,
			wallet,
			books: generalLedger,
			isOffered: (gameId, visit) => catalogue.isPlayable(gameId, geoVisibilityOf(visit)),
			terms: openTerms(pots, gamesOfPot),
			seeds: openDerivedSeeds(secrets.keyFor("jackpot ceilings"), random),
		}),
	parts: (jackpots, { ledger }) => ({
		bindings: jackpots.bindings,
		exportParts: [{ name: "jackpots", read: jackpots.exportOf }],
		seed: jackpots.openPots,
		jobs: [
			ledger.follow(jackpots.follower),
			{ name: "jackpots.repairWins", everyMs: REPAIR_MS, run: jackpots.repairWins },
			{ name: "jackpots.bookGrown", everyMs: MINUTE_MS, run: jackpots.bookGrown },
		],
		audits: [
			{
				name: "jackpots.audit",
				everyMs: MINUTE_MS,
				run: async (report) => report(await jackpots.audit()),
			},
		],
	}),
});
