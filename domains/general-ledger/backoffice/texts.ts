import english from "../web/texts/en.ts";

/** What operators read about the operator's own books. */
export const texts = {
	resources: {
		books: {
			name: "Law |||| Books",
			intro:
				"Every minute the operator's books are compared with the sums over all wallets. A difference closes its product to players, and two operators open it again with a reason.",
			empty: "Nothing has been compared yet.",
			fields: {
				id: "What must hold",
				isHeld: "State",
				ranAt: "Last compared",
				heldSince: "Holds since",
				sums: "Both sides",
			},
		},
	},
	"general-ledger": { errors: english.errors },
	proposals: { kinds: { openProduct: "Open a product that the books have closed" } },
	books: {
		laws: {
			walletsAndJournal: "Wallets equal the journal",
			walletsAndBooks: "Wallets equal the general ledger",
			booksSumToZero: "Debits equal credits",
			balancesAndLines: "Balances equal their lines",
			entriesAreWhole: "Entries are whole and without gaps",
			heldForSomething: "What wallets hold equals open bets, withdrawals and transfers",
		},
		left: {
			walletsAndJournal: "Wallets",
			walletsAndBooks: "Wallets",
			booksSumToZero: "Debits",
			balancesAndLines: "Balance",
			entriesAreWhole: "Found",
			heldForSomething: "Wallets",
		},
		right: {
			walletsAndJournal: "Journal",
			walletsAndBooks: "General ledger",
			booksSumToZero: "Credits",
			balancesAndLines: "Lines",
			entriesAreWhole: "Expected",
			heldForSomething: "Bets and payments",
		},
		followers: {
			ticks: "Ticks: what gives the journal to all others",
			ledger: { chainParts: "Parts of statements" },
			play: { returns: "What games return", lastWins: "Last wins in the lobby" },
			saferPlay: { play: "Notices about time and money played" },
			loyalty: "Points",
			referral: "Invited friends and affiliates",
			promotions: "Bonuses and cashback",
			jackpots: "Jackpot pots",
			laundering: "Laundering alerts",
			missions: "Missions",
			tournaments: "Tournaments",
		},
		followerStates: { follows: "Follows", behind: "Late", still: "Stands still" },
		seconds: "%{smart_count} second |||| %{smart_count} seconds",
		file: "All lines as CSV",
		dayStates: { explained: "Explained", unexplained: "Unexplained" },
		states: { held: "Holds", broken: "Does not hold", waiting: "Not compared yet" },
		difference: "Difference",
		sumsOf: "Sums: %{law}",
		noSums: "No differences.",
		same: "One sum is the same on both sides |||| %{smart_count} sums are the same on both sides",
		zero: "One more is zero. |||| %{smart_count} more are zero.",
		products: { casino: "Games", sports: "Betting", promotions: "Promotions", payments: "Deposits and withdrawals" },
		frozen: "%{product}: closed since %{since}, because the books do not hold",
		discrepancy: "%{law}: %{subject} differs by %{difference}, found %{at}",
		endedDiscrepancy: "%{law}: %{subject} differed by %{difference}, found %{at}; the difference is gone",
		open: "Accept and open…",
		openTitle: "Open %{product} again?",
		openText:
			"Once another operator approves it, the differences above count as explained, and players can use this again at once. A difference that changes closes it again. Both names and the reason stand in the audit log.",
		openingProposed: "Proposed. Another operator must approve it.",
		effects: {
			product: "Product: %{about}",
			walletsAndJournal: "Wallets and the journal: %{about} differs",
			walletsAndBooks: "Wallets and the general ledger: %{about} differs",
			booksSumToZero: "Debits and credits: %{about} differs",
			balancesAndLines: "Balances and lines: %{about} differs",
			entriesAreWhole: "Entries: %{about} differs",
			heldForSomething: "Held in wallets and held for: %{about} differs",
			closed: "Closed",
			open: "Open",
			accepted: "Accepted",
		},
		kinds: { asset: "Asset", liability: "Liability", income: "Income", expense: "Expense" },
		causes: {
			any: "All causes",
			opening: "Opening",
			deposit: "Deposit",
			withdrawal: "Withdrawal",
			revenue: "Games and bets",
			pot: "Jackpot pot",
			affiliate: "Affiliate",
			tax: "Tax",
			statement: "Provider's statement",
			writeOff: "Write-off",
			correction: "Correction",
			settlement: "Between company and bank",
			adjustment: "Adjustment of a player's money",
		},
		debitLine: "%{account}: debit %{amount}",
		creditLine: "%{account}: credit %{amount}",
	},
};

const PERIOD = { from: "From (UTC)", to: "To (UTC)" };

export const dayTexts = {
	resources: {
		bookDays: {
			name: "Day |||| Days",
			intro:
				"Each day in UTC as it was at its end, at most a month. Unexplained is what stands in suspense, and what the wallets and the books differ by until two operators have accepted it: 0 when all is explained.",
			empty: "Nothing has been posted yet.",
			fields: {
				day: "Day",
				currency: "Currency",
				playersMinor: "Players own",
				clearingMinor: "At payment companies",
				bankMinor: "At the bank",
				incomeMinor: "Income of the day",
				expenseMinor: "Costs of the day",
				discrepancies: "Open differences",
				unexplainedMinor: "Unexplained",
				state: "State",
			},
			filters: PERIOD,
		},
	},
};

export const followerTexts = {
	resources: {
		followers: {
			name: "Follower |||| Followers",
			intro:
				"What follows the journal of the ledger. What one has not had yet is in the journal and is not lost. One that stands still for five minutes raises an alarm; its error is in the log.",
			empty: "Nothing follows yet.",
			fields: { id: "What", state: "State", operations: "Not had yet", waitsMs: "The oldest waits for" },
		},
	},
};

export const accountTexts = {
	resources: {
		bookAccounts: {
			name: "Account |||| Accounts",
			intro:
				"The operator's own accounts. What players own is a liability, in the parts in which the wallets have it: players' accounts together equal all balances.",
			empty: "Nothing has been posted yet.",
			fields: {
				account: "Account",
				kind: "Kind",
				currency: "Currency",
				openingMinor: "Before",
				debit: "Debit",
				credit: "Credit",
				amountMinor: "After",
			},
			filters: PERIOD,
		},
	},
};

export const entryTexts = {
	resources: {
		bookEntries: {
			name: "Entry |||| Entries",
			empty: "No entry fits.",
			fields: {
				at: "Posted",
				cause: "Cause",
				reference: "Of",
				lines: "Lines",
				id: "Entry",
				corrects: "Corrects",
			},
			filters: { ...PERIOD, cause: "Cause", account: "Account", reference: "Of", currency: "Currency" },
			hints: {
				account: "Like providerClearing:sandbox.",
				reference: "The id of the payment.",
				currency: "Three letters, like CAD.",
			},
		},
	},
};
