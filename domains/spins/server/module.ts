import type { Audit } from "@baize/audit/server";
import type { Catalogue, CataloguePorts } from "@baize/catalogue/server";
import type { Desk } from "@baize/desk/server";
import type { Flags } from "@baize/flags/server";
import { spinGames } from "@baize/games/spins";
import type { Identity } from "@baize/identity/server";
import { MINUTE_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import { SPINS_TOPIC } from "../contract/index.ts";
import { openSpins, type SpinsPorts } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	nameOfOperator: SpinsPorts["nameOf"];
	flags: Flags;
	ledger: Ledger;
	identity: Identity;
	wallet: Wallet;
	catalogue: Catalogue;
	geoVisibilityOf: CataloguePorts["geoVisibilityOf"];
};

/** What the site opens and connects; every dependency is named. */
export const spinsModule = defineModule({
	name: "spins",
	flags: ["promotionalSpin"],
	privateTopics: [SPINS_TOPIC],
	playerCalls,
	open({ audit, desk, flags, ledger, identity, wallet, catalogue, geoVisibilityOf, nameOfOperator, ...needs }: Needs) {
		const { database, clock, ids, stream } = needs;
		const spins = openSpins({
			...{ database, clock, ids, stream, audit, ledger, wallet },
			games: spinGames,
			isOpen: flags.reader("promotionalSpin"),
			game: catalogue.game,
			isOffered: (gameId, visit) => catalogue.isPlayable(gameId, geoVisibilityOf(visit)),
			proposals: desk.proposals,
			nameOf: nameOfOperator,
			readPlayer: identity.readPlayer,
		});
		wallet.addWhys(spins.whys);
		return spins;
	},
	parts: (spins) => ({
		bindings: spins.bindings,
		exportParts: [{ name: "promotionalSpins", read: spins.exportOf }],
		jobs: [{ name: "spins.endOverdue", everyMs: MINUTE_MS, run: spins.endOverdue }],
	}),
});
