import { LOCALES } from "@baize/kernel/locale";
import {
	choiceFilter,
	defineResource,
	stateColumn,
	textColumn,
	textFilter,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconFileText } from "@tabler/icons-react";
import { CONTENT_TYPES, type EntryRow, listEntries, RECORD_STATES, readEntry } from "../contract/index.ts";
import { EntryPage } from "./EntryPage.tsx";
import { ListActs } from "./ListActs.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";

/** Every entry of the content, with what readers see of it. */
export const entries = defineResource({
	name: "entries",
	icon: IconFileText,
	texts,
	list: {
		call: listEntries,
		rows: "entries",
		columns: [
			textColumn("title"),
			{ id: "contentType", text: ({ contentType }: EntryRow, { t }) => t(`entries.types.${contentType}`) },
			textColumn("slug"),
			{ id: "language", text: ({ language }: EntryRow, { t }) => t(`entries.languages.${language}`) },
			stateColumn("state", "entries.states", TONES),
			textColumn("byName"),
			timeColumn("writtenAtMs"),
		],
		filters: [
			choiceFilter("contentType", { values: CONTENT_TYPES, texts: "entries.types", any: "entries.allTypes" }),
			choiceFilter("language", { values: LOCALES, texts: "entries.languages", any: "entries.allLanguages" }),
			choiceFilter("state", { values: RECORD_STATES, texts: "entries.states", any: "entries.allStates" }),
			textFilter("slug"),
		],
		actions: ListActs,
		openLabel: ({ title }) => title,
	},
	record: { call: readEntry, input: (entry) => ({ params: { entry } }), page: EntryPage },
});
