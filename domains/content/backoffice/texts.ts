import { englishNameOf, inEachLanguage } from "@baize/kernel/locale";
import english from "../web/texts/en.ts";
import { editorTexts } from "./editor/texts.ts";

const FILE_WRONG =
	"Line %{line} is no entry that fits its type: %{field}, %{cause}. Nothing was imported; mend the file and choose it again.";

/** What operators read about content. */
export const texts = {
	resources: {
		entries: {
			name: "Content |||| Content",
			intro: "Every text and page of the site, in each language. What is missing in a language is shown in English.",
			empty: "There is no content.",
			noneFits: "No entry fits the filters.",
			fields: {
				title: "Title",
				contentType: "Type",
				slug: "Slug",
				language: "Language",
				state: "State",
				byName: "Last written by",
				writtenAtMs: "Last written",
			},
			filters: { contentType: "Type", language: "Language", state: "State", slug: "Slug" },
		},
	},
	proposals: { kinds: { publishContent: "Publish content" } },
	content: {
		errors: { ...english.errors, fileWrong: FILE_WRONG },
		effects: { text: "The published text, by its title" },
	},
	entries: {
		...editorTexts,
		about: "About",
		type: "Type",
		slug: "Slug",
		language: "Language",
		legal: "A legal page: its author asks for the review, and another operator publishes it.",
		revisions: "Revisions",
		restore: "Restore as a draft",
		restored: "It is a draft now. Readers see nothing of it until it is published.",
		from: "from %{time}",
		until: "until %{time}",
		allTypes: "All types",
		allLanguages: "All languages",
		allStates: "All states",
		changes: {
			title: "What the draft changes",
			none: "Nothing: both say the same.",
			of: "What it changed",
		},
		acts: {
			title: "What can be done",
			saveFirst: "Save the draft first.",
			from: "Shown from",
			fromHint: "At once if it is empty. Time zone: %{zone}.",
			until: "Shown until",
			untilHint: "Without an end if it is empty. Time zone: %{zone}.",
			waits: "%{name} has asked for the review: another operator decides it under Proposals.",
			publish: "Publish…",
			publishTitle: "Publish the draft?",
			publishText: "Readers see it within two seconds. Your name and the reason stand in the audit log.",
			published: "It is published.",
			propose: "Ask for the review…",
			proposeTitle: "Ask for the review of your draft?",
			proposeText: "Another operator reads it, and publishes or refuses it.",
			proposed: "It waits for another operator.",
			unpublish: "Take back…",
			unpublishTitle: "Take this entry back?",
			unpublishText: "Readers do not see it any more, in this language. Links to it lead nowhere.",
			unpublished: "It is taken back.",
		},
		states: {
			published: "Published",
			changed: "Published, with a draft",
			scheduled: "Scheduled",
			draft: "Draft",
			retired: "Not published",
			missing: "Not written",
		},
		languages: inEachLanguage(englishNameOf),
		types: {
			casino_game_page: "Game",
			content_block: "Note",
			content_page: "Page",
			custom_menu: "Menu",
			external_link: "Link to another site",
			functional: "Part of the site",
			marketing_page: "Marketing page",
			section: "Category",
			slide: "Slide",
			slideshow: "Slideshow",
		},
	},
};
