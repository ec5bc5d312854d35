import {
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { HistoryRow, IdText } from "../schemas.ts";
import { CHARGEBACK_STATES } from "./chargeback.data.ts";

const common = {
	id: IdText,
	playerId: IdText,
	playerName: Optional(Text()),
	/** The deposit that was taken back. */
	depositId: IdText,
	provider: Text(),
	state: EnumOf(CHARGEBACK_STATES),
	amountMinor: Integer(),
	currency: Text(),
	/** What left the player's cash; the rest was owed. */
	takenMinor: Integer(),
	debtMinor: Integer(),
	/** What is still owed. */
	debtLeftMinor: Integer(),
	/** The company's own word for why. */
	reason: Optional(Text()),
	openedAtMs: Integer(),
	/** Until when the company takes evidence. */
	dueAtMs: Integer(),
};

export const ChargebackRowView = Struct(common, describesPlayer("playerId"));

export const Chargeback = Struct(
	{
		...common,
		/** How the player signed in around the deposit: evidence that it was them. */
		signIns: ListOf(Struct({ atMs: Integer(), ip: Text(), device: Text(), isBeforeDeposit: Flag() })),
		/** The player's payments, the newest first. */
		payments: ListOf(HistoryRow),
		/** What an operator has decided, or proposes. */
		decision: Optional(
			Struct({ evidence: Text(), byName: Optional(Text()), confirmedByName: Optional(Text()), isOwn: Flag() }),
		),
	},
	describesPlayer("playerId"),
);

export type ChargebackListed = Static<typeof ChargebackRowView>;
export type ChargebackView = Static<typeof Chargeback>;
