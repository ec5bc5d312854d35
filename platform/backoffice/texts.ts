/** What operators read in every list, record page and dialog; each domain has its own texts. */
export const kitTexts = {
	office: {
		back: "Back to %{list}",
		cancel: "Cancel",
		retry: "Try again",
		refused: "That did not work. Nothing was changed; try again.",
		empty: "Nothing is here yet.",
		noneFits: "Nothing fits these filters.",
		clearFilters: "Clear the filters",
		reason: { label: "Reason", hint: "At least three characters, for those who read the audit log." },
		newer: { text: "There is newer data.", show: "Show it" },
		pages: {
			title: "Pages of the list",
			previous: "Previous",
			next: "Next",
			rows: "%{smart_count} row. |||| %{smart_count} rows.",
			readAt: "As of %{time}.",
		},
		views: {
			title: "Views",
			start: "Standard",
			save: "Save this view",
			submit: "Save",
			name: "Name of the view",
			hint: "It is yours alone. A view with the same name is replaced.",
			remove: "Remove the view %{name}",
		},
		export: {
			start: "Export",
			underWay: "%{smart_count} row… |||| %{smart_count} rows…",
			done: "%{smart_count} row is exported. |||| %{smart_count} rows are exported.",
			cut: "Only the first %{smart_count} rows are exported, as many as are possible at once. Filter the list to export the others.",
			id: "Id",
		},
	},
};
