import { choiceFilter, defineResource, stateColumn, textFilter, timeColumn } from "@baize/platform-backoffice";
import { IconId } from "@tabler/icons-react";
import { listDocumentQueue, type QueuedDocumentView, readReviewedDocument } from "../contract/index.ts";
import { DocumentPage } from "./DocumentPage.tsx";
import { texts } from "./texts.ts";
import { DOCUMENT_TONES } from "./tones.ts";

const STATES = ["pending", "verified", "invalid", "blocked"] as const satisfies readonly QueuedDocumentView["state"][];

const nameOf = ({ playerName, playerId }: QueuedDocumentView): string => playerName ?? playerId;

/** Documents that wait for review, the oldest first; other states by the filter. */
export const documents = defineResource({
	name: "documents",
	icon: IconId,
	texts,
	list: {
		call: listDocumentQueue,
		rows: "items",
		columns: [
			timeColumn("submittedAtMs"),
			{ id: "playerName", text: nameOf },
			{ id: "kind", text: ({ kind }, { t }) => (kind ? t(`verification.kinds.${kind}`) : "") },
			{ id: "country", text: ({ country: code }, { country }) => (code ? country(code) : "") },
			stateColumn("state", "verification.states", DOCUMENT_TONES),
			{ id: "claim", text: ({ claim }) => claim?.operator ?? "" },
		],
		filters: [
			choiceFilter("state", { values: STATES, texts: "verification.states", any: "verification.queue.allStates" }),
			textFilter("player"),
		],
		start: { state: "pending" },
		openLabel: (row, { t, time }) =>
			`${t("verification.queue.open", { player: nameOf(row) })}, ${time(row.submittedAtMs)}`,
	},
	record: {
		call: readReviewedDocument,
		input: (submission) => ({ params: { submission } }),
		page: DocumentPage,
	},
});
