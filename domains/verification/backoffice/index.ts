import { VERIFICATION_ROLE } from "../contract/index.ts";
import { DocumentPage } from "./DocumentPage.tsx";
import { DocumentQueue } from "./DocumentQueue.tsx";
import { documentData } from "./data.ts";
import { texts } from "./texts.ts";

/** The domain's part of the back office: its screens, data, texts and required role. */
export const documentsResource = {
	name: "documents",
	role: VERIFICATION_ROLE,
	list: DocumentQueue,
	show: DocumentPage,
	data: documentData,
	texts,
};
