/** What operators read about statements. */
export const texts = {
	resources: {
		statements: {
			name: "Statement |||| Statements",
			intro:
				"Files of payment companies and banks. Each line is matched with a payment; what is left must be explained.",
			empty: "No statement has been imported yet.",
			fields: {
				importedAt: "Imported",
				provider: "Company",
				fileName: "File",
				firstDate: "From",
				lastDate: "To",
				lines: "Lines",
				matched: "Matched",
				open: "To explain",
				importedBy: "By",
				id: "Statement",
			},
		},
	},
	reconciliation: {
		errors: {
			unreadable: "Nothing was imported. Line %{line}: %{problem}",
			imported: "This file was imported before, as %{fileName}.",
			itemNotFound: "There is no such line or payment in the statements. The list may be old: open it again.",
			itemClosed: "This difference has been explained already. Another operator may have been faster.",
			paymentUnknown: "There is no payment with this id that has moved money at this company.",
			paymentMatched: "Another line of a statement has this payment already. Choose another one.",
		},
		problems: {
			empty: "the file has no lines.",
			columns: "the heading must name the columns date, amount and currency.",
			quotes: "its quotes are not closed.",
			amount: "the amount is no number like 1234.50, or is 0.",
			currency: "the currency is unknown.",
			date: "the date is no day like 2026-01-31.",
			fee: "the fee is no number like 0.95.",
			lastFour: "the last four characters of a card or account are expected.",
			long: "a text is too long.",
			xml: "the XML is broken.",
			doctype: "a document type is not accepted.",
			notCamt: "this is no CAMT.053 statement.",
			direction: "it says neither credit (CRDT) nor debit (DBIT).",
			tooManyLines: "the file has too many lines. Export it in parts.",
		},
		import: {
			open: "Import a statement…",
			title: "Import a statement",
			text: "A CSV file with the columns date, amount and currency, and where there are any reference, fee and last_four; or a CAMT.053 file (.xml). It is imported whole or not at all, and once.",
			provider: "Company",
			providerHint: "As payments name it, like sandbox.",
			file: "File",
			incomplete: "Give the company as payments name it, and choose a file that is not empty.",
			submit: "Import",
			done: "%{lines} lines are imported; %{open} differences are to be explained.",
		},
		states: {
			any: "All states",
			matched: "Matched",
			timing: "Later or earlier",
			amount: "Another amount",
			missingHere: "Not in our books",
			missingThere: "Not in the statement",
			duplicate: "Twice",
		},
		openness: { any: "Open and explained", open: "To explain", closed: "Explained" },
		closedAs: { matched: "Matched", matchedByHand: "Matched by hand", writtenOff: "Written off" },
		line: "line %{line}",
		match: {
			open: "Match…",
			title: "Which payment is this?",
			text: "Give the id of the payment. Where the two amounts differ, the line stays open with its difference.",
			payment: "Payment",
			submit: "Match",
			done: "The line has its payment.",
		},
		writeOff: "Write off…",
		writeOffTitle: "Write this difference off?",
		writeOffText:
			"The difference becomes a cost or a gain in the general ledger. No player's balance changes. Your name and the reason stand in the audit log.",
		writtenOff: "The difference is written off.",
	},
};

export const itemTexts = {
	resources: {
		statementItems: {
			name: "Difference |||| Differences",
			intro:
				"The oldest first. A payment that a statement does not have is explained by itself once a later one has it.",
			empty: "Nothing is to be explained.",
			fields: {
				openedAt: "Since",
				state: "State",
				provider: "Company",
				date: "Day",
				amountMinor: "Statement",
				paymentMinor: "Our books",
				reference: "Reference",
				paymentId: "Payment",
				explanation: "Explanation",
			},
			filters: { open: "Open", state: "State", statement: "Statement", provider: "Company" },
			hints: { statement: "The statement's id.", provider: "Like sandbox." },
		},
	},
};
