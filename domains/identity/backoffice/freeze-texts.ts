/** What operators read of frozen payouts; beside the texts about players. */
export const freezeTexts = {
	resources: {
		payoutFreezes: {
			name: "Frozen payouts |||| Frozen payouts",
			intro: "Nothing is paid out to these players until one of us has looked, called back and lifted the freeze.",
			empty: "No payouts are frozen.",
			fields: { displayName: "Name", email: "E-mail", sinceMs: "Since", cause: "Why" },
		},
	},
};

export const payoutTexts = {
	freezes: {
		since: "Payouts are frozen since %{time}.",
		byPlayer: "The player reports that it was another person: %{notice}, sent to %{email}.",
		replaced: "The account had got the address %{email} meanwhile; the one of the notice was put back.",
		byOperator: "By an operator: %{reason}",
		notices: {
			newDevice: "a sign-in on a new device",
			passwordChanged: "a changed password",
			emailChangeAsked: "a request to change the e-mail",
			emailChanged: "a changed e-mail",
			detailsChanged: "changed details or phone",
			bankAccountAdded: "a bank account that was added",
			factorChanged: "a changed PIN, authenticator or passkey",
			recoveryCodeUsed: "a recovery code that was used",
			withdrawalRequested: "a withdrawal that was requested",
			withdrawalPaid: "a withdrawal that was paid",
			other: "a notice",
		},
	},
};
