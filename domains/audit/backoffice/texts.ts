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
			filters: {
				actorId: "Done by: e-mail or id",
				playerId: "Player: e-mail or id",
			},
			hints: { action: "Begins with, like withdrawal.", actorId: "or: command line" },
		},
	},
	audit: {
		site: "The site itself",
		actors: { "command line": "Command line" },
	},
};
