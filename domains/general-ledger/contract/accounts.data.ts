export const ACCOUNT_KINDS = ["asset", "liability", "income", "expense"] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

type AccountSpec = {
	kind: AccountKind;
	/** There is one for each provider, pot or affiliate, named when it is posted to. */
	hasSubject?: true;
	/** The account of the wallets' rows that this one must equal, summed over all wallets. */
	controls?: string;
};

/**
 * The operator's accounts. What players own is a liability in as many parts as a wallet has accounts of the operator:
 * together they are what all players have in their wallets, negative, because a credit is.
 */
export const ACCOUNTS = {
	bank: { kind: "asset" },
	/** What a payment company has received and not yet paid out to the bank, less what it has paid players. */
	providerClearing: { kind: "asset", hasSubject: true },
	/** What players owe: payments that were charged back and had been spent. */
	playerDebts: { kind: "asset" },
	/** What a person must still explain. */
	suspense: { kind: "asset" },

	playersExternal: { kind: "liability", controls: "external" },
	playersCasino: { kind: "liability", controls: "operatorCasino" },
	playersSports: { kind: "liability", controls: "operatorSports" },
	playersPromotions: { kind: "liability", controls: "operatorPromotions" },
	playersJackpots: { kind: "liability", controls: "operatorJackpots" },
	playersDebt: { kind: "liability", controls: "operatorDebt" },
	playersTransit: { kind: "liability", controls: "transit" },
	/** What has left one player's wallet and not yet reached another's. */
	transfersInTransit: { kind: "liability" },
	/** What the wallets held before there was a general ledger. */
	openingBalance: { kind: "liability" },
	/** What a jackpot's pot has, and what its reserve has for the next seeds. */
	pot: { kind: "liability", hasSubject: true },
	potReserve: { kind: "liability", hasSubject: true },
	/** What each pot has paid into wallets; `jackpotsInWallets` is the same by the journal, on the other side. */
	potWins: { kind: "liability", hasSubject: true },
	jackpotsInWallets: { kind: "liability" },
	affiliatePayable: { kind: "liability", hasSubject: true },
	taxPayable: { kind: "liability" },

	casinoRevenue: { kind: "income" },
	sportsRevenue: { kind: "income" },

	providerFees: { kind: "expense", hasSubject: true },
	promotionsCost: { kind: "expense" },
	/** What stakes add to a pot and its reserve, and what the operator adds for a seed that the reserve cannot pay. */
	jackpotContributions: { kind: "expense", hasSubject: true },
	jackpotSeeds: { kind: "expense", hasSubject: true },
	/** What two operators have given players, less what they have taken. */
	adjustments: { kind: "expense" },
	affiliateCost: { kind: "expense" },
	taxCost: { kind: "expense" },
	/** Differences with statements that were written off. */
	writtenOff: { kind: "expense" },
} as const satisfies Record<string, AccountSpec>;

export type AccountName = keyof typeof ACCOUNTS;
export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as AccountName[];

export const accountSpec = (name: AccountName): AccountSpec => ACCOUNTS[name];

/** "bank", or "providerClearing:sandbox". */
export const accountCode = (name: AccountName, subject?: string): string => (subject ? `${name}:${subject}` : name);

/** The accounts that must equal sums over all wallets, and what they must equal. */
export const CONTROL_ACCOUNTS: readonly { account: AccountName; controls: string }[] = ACCOUNT_NAMES.flatMap(
	(account) => {
		const { controls } = accountSpec(account);
		return controls === undefined ? [] : [{ account, controls }];
	},
);
