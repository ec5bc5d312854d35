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
		site: "The site itself",
		actors: { "command line": "Command line" },
		doneBy: "Done by: e-mail, id or “command line”",
		player: "Player: e-mail or id",
		actionHint: "Begins with, like withdrawal. or player.viewed",
	},
};
