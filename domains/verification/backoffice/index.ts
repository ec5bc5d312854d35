import { VERIFICATION_ROLE } from "../contract/index.ts";
import { DocumentPage } from "./DocumentPage.tsx";
import { DocumentQueue } from "./DocumentQueue.tsx";
import { documentData } from "./data.ts";
import { texts } from "./texts.ts";

/** The room's place in the back office: its screens, its data, its texts and the role that it needs. */
export const documentsResource = {
	name: "documents",
	role: VERIFICATION_ROLE,
	list: DocumentQueue,
	show: DocumentPage,
	data: documentData,
	texts,
};
