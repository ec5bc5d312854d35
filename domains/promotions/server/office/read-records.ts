import { idText, readId } from "@baize/kernel/id";
import { type Handler, pageOf } from "@baize/platform-server";
import type { listOfferProposals, listOfferRecords, readOfferRecord } from "../../contract/index.ts";
import { versionsOf } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { readOfferPage, readProposalPage, readProposalsOf } from "./office-store.ts";
import { requireOffer, showOfferRow, showProposal, showRecord } from "./office-views.ts";
import { titlesOf } from "./titles.ts";

const PAGE_LENGTH = 50;

export const listingRecords =
	({ database: { reader } }: PromotionsPorts): Handler<typeof listOfferRecords> =>
	async ({ query: { state, cursor = "", limit = PAGE_LENGTH } }) => {
		const read = await readOfferPage(reader, { state, before: readId(cursor) ?? undefined, limit: limit + 1 });
		const { rows, next } = pageOf(read, limit, ({ offer_id }) => idText(offer_id));
		const wanted = rows.map(({ offer_id: offerId, version }) => ({ offerId, version }));
		const [versions, proposals] = await Promise.all([
			versionsOf(reader, wanted),
			readProposalsOf(
				reader,
				rows.map(({ offer_id }) => offer_id),
			),
		]);
		const offers = rows.map((offer) =>
			showOfferRow(offer, versions.get(`${offer.offer_id} ${offer.version}`)!, proposals),
		);
		return { offers, next };
	};

export const readingRecord =
	(ports: PromotionsPorts): Handler<typeof readOfferRecord> =>
	async ({ params }) => {
		const { reader } = ports.database;
		return showRecord(ports, reader, await requireOffer(reader, params.offer));
	};

export const listingProposals =
	({ database: { reader } }: PromotionsPorts): Handler<typeof listOfferProposals> =>
	async ({ query: { state, cursor = "", limit = PAGE_LENGTH } }) => {
		const read = await readProposalPage(reader, { state, before: readId(cursor) ?? undefined, limit: limit + 1 });
		const { rows, next } = pageOf(read, limit, ({ proposal_id }) => idText(proposal_id));
		const titles = await titlesOf(
			reader,
			rows.map(({ offer_id }) => offer_id),
		);
		return { proposals: rows.map((row) => showProposal(row, titles.get(row.offer_id) ?? "")), next };
	};
