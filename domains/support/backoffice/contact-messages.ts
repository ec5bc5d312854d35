import { choiceFilter, defineResource, stateColumn, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconMessageCircle } from "@tabler/icons-react";
import { CONTACT_STATES, type ContactRow, listContactMessages, readContactMessage } from "../contract/index.ts";
import { MessagePage } from "./MessagePage.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";

/** The queue of what people have written. */
export const contactMessages = defineResource({
	name: "contactMessages",
	icon: IconMessageCircle,
	texts,
	list: {
		call: listContactMessages,
		rows: "messages",
		columns: [
			textColumn("subject"),
			stateColumn("state", "contactMessages.states", TONES),
			textColumn("email"),
			{ id: "language", text: ({ language }: ContactRow, { t }) => t(`contactMessages.languages.${language}`) },
			timeColumn("receivedAtMs"),
		],
		filters: [
			choiceFilter("state", {
				values: CONTACT_STATES,
				texts: "contactMessages.states",
				any: "contactMessages.all",
			}),
		],
		openLabel: ({ subject }) => subject,
	},
	record: { call: readContactMessage, input: (message) => ({ params: { message } }), page: MessagePage },
});
