/** What operators read about the audit log. */
export const texts = {
	resources: {
		audit: {
			name: "Audit entry |||| Audit log",
			empty: "Nothing has been done yet.",
			fields: {
				at: "Time",
				action: "Action",
				actorId: "Done by",
				playerId: "Player",
				target: "Target",
				details: "Details",
				ip: "Address",
			},
		},
	},
	audit: {
		title: "Audit log",
		house: "The house",
		doneBy: "Done by: e-mail or id",
		player: "Player: e-mail or id",
		actionHint: "Begins with, like withdrawal.",
	},
};
