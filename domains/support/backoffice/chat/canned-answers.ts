import { defineResource, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconMessage2Bolt } from "@tabler/icons-react";
import { type CannedAnswer, listCannedAnswers, readCannedAnswer } from "../../contract/chat/canned-calls.ts";
import { AddCanned, CannedPage } from "./CannedPage.tsx";
import { cannedTexts } from "./texts.ts";

/** What operators write ahead for their answers in chats. */
export const cannedAnswers = defineResource({
	name: "cannedAnswers",
	icon: IconMessage2Bolt,
	group: "setup",
	texts: cannedTexts,
	list: {
		call: listCannedAnswers,
		isWhole: true,
		rows: "answers",
		columns: [
			textColumn("title"),
			{ id: "language", text: ({ language }: CannedAnswer, { t }) => t(`contactMessages.languages.${language}`) },
			textColumn("text"),
			textColumn("changedByName"),
			timeColumn("changedAtMs"),
		],
		openLabel: ({ title }) => title,
		actions: AddCanned,
	},
	record: { call: readCannedAnswer, input: (answer) => ({ params: { answer } }), page: CannedPage },
});
