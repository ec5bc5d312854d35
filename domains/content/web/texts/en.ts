export default {
	channels: "Casino channels",
	help: { title: "Help", summary: "Short answers to what people ask most." },
	errors: {
		invalid: "This does not fit its content type. Nothing was published. Look at the marked places.",
		notFound: "There is no such page. It may have moved; the help and the lobby are still where they were.",
		notAvailableInRegion: "This may not be shown in your region. Everything else is open to you; the lobby leads on.",
	},
} as const;
