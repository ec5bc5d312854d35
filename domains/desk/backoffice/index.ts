import type { Desk, OfficePart } from "@baize/platform-backoffice";
import { callApi } from "@baize/platform-web/reads";
import { listSavedViews, recordExport, removeSavedView, saveView } from "../contract/index.ts";
import { proposals } from "./proposals/proposals.ts";
import { texts } from "./texts.ts";

export { OpenProposalNote } from "./proposals/OpenProposalNote.tsx";

/** The operator's desk, stored by this domain's calls. */
export const desk: Desk = {
	readViews: async (list) => (await callApi(listSavedViews, { params: { list } })).views,
	saveView: (list, name, filters) => callApi(saveView, { params: { list }, body: { name, filters } }),
	removeView: (view) => callApi(removeSavedView, { params: { view } }),
	recordExport: (list, filters) => callApi(recordExport, { params: { list }, body: { filters } }),
};

/** Views and exports are part of every list, so only proposals have a section. */
export const deskPart: OfficePart = { group: "approvals", resources: [proposals], texts };
