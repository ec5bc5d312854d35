/** What operators read about the audit log. */
export const texts = {
	resources: {
		audit: {
			name: "Audit entry |||| Audit log",
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
		actionHint: "Begins with, like withdrawal.",
	},
};
