import { recordingAudit } from "@baize/audit/testing";
import { openDeskOn } from "@baize/desk/testing";
import { openGeneralLedger } from "@baize/general-ledger/server";
import { openInProcessClient } from "@baize/platform-server";
import { openTestWallet, playerWithCash } from "@baize/wallet/testing";
import { openAdjustments } from "../server/index.ts";

/** The domain over a real wallet, desk and general ledger, on the real database. */
export async function openTestAdjustments() {
	const books = await openTestWallet();
	const { database, clock, newId, ledger, wallet } = books;
	const { desk, approve } = openDeskOn({ database, clock, ids: newId });
	const switches = { switchBySite: async () => true };
	const generalLedger = openGeneralLedger({ database, clock, ids: newId, ledger, switches });
	const audit = recordingAudit();
	const { bindings } = openAdjustments({
		database,
		clock,
		ledger,
		wallet,
		books: generalLedger,
		proposals: desk.proposals,
		audit,
		readPlayer: async (_reader, playerId) => (playerId < 1_000n ? undefined : { currency: "CAD" }),
		nameOf: () => "Olga Novak",
	});
	return {
		...books,
		generalLedger,
		audit,
		approve,
		call: openInProcessClient(bindings).call,
		player: (cashMinor: bigint) => playerWithCash(books, cashMinor),
	};
}
