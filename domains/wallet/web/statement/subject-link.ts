import type { Kind } from "@baize/ledger/contract";
import { type PagePath, pagePath, pages } from "@baize/platform-paths";
import type { WalletReceipt } from "../../contract/index.ts";

type Receipt = Pick<WalletReceipt, "entry" | "others">;

/** What a receipt leads to: the key of the link's text, and where the whole of it stands. */
export type SubjectLink = {
	to:
		| "round"
		| "rounds"
		| "bet"
		| "deposit"
		| "withdrawal"
		| "transfers"
		| "bonuses"
		| "points"
		| "friends"
		| "tournament";
	path: PagePath;
};

const TO: Partial<Record<Kind, SubjectLink["to"]>> = {
	chargeback: "deposit",
	chargebackWon: "deposit",
	debtRepaid: "deposit",
	transferOut: "transfers",
	transferIn: "transfers",
	transferReturned: "transfers",
	pointsRedeemed: "points",
	referralPaid: "friends",
	cashback: "bonuses",
	depositLocked: "bonuses",
	lockReleased: "bonuses",
};

/** The page of the round, bet, payment or bonus that a movement is about. Undefined where the receipt says all. */
export function subjectLink(receipt: Receipt): SubjectLink | undefined {
	const { kind, group, reference, gameId } = receipt.entry;
	// What is corrected stands beside it on the receipt.
	if (kind.endsWith("Correction") || kind === "adjustment") return undefined;
	// A prize of another maker's game names the game; the others are prizes of tournaments.
	if (kind === "prizePaid") return gameId === 0 ? linkTo("tournament", reference) : linkTo("rounds", reference);
	const to = TO[kind] ?? (kind.startsWith("bonus") ? "bonuses" : toOfGroup(receipt, group));
	return to && linkTo(to, reference);
}

const linkTo = (to: SubjectLink["to"], reference: string): SubjectLink => ({ to, path: pathTo(to, reference) });

function toOfGroup({ entry, others }: Receipt, group: Receipt["entry"]["group"]): SubjectLink["to"] | undefined {
	const all = [entry, ...others];
	if (group === "casino") return all.some(({ canReplay }) => canReplay) ? "round" : "rounds";
	if (group === "sports") return "bet";
	if (group === "deposits") return "deposit";
	return group === "withdrawals" ? "withdrawal" : undefined;
}

function pathTo(to: SubjectLink["to"], reference: string): PagePath {
	switch (to) {
		case "round":
			return pagePath(pages.verifyRound, { round: reference });
		case "tournament":
			return pagePath(pages.tournament, { tournament: reference });
		case "bet":
			return pagePath(pages.myBets, { bet: reference });
		case "deposit":
			return pagePath(pages.deposit, { deposit: reference });
		case "withdrawal":
			return pagePath(pages.withdrawal, { withdrawal: reference });
		default:
			return PAGES[to];
	}
}

const PAGES = {
	rounds: pages.rounds,
	transfers: pages.playerTransfer,
	bonuses: pages.bonuses,
	points: pages.loyalty,
	friends: pages.invite,
} as const;
