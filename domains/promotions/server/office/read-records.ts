import { idText, readId } from "@baize/kernel/id";
import { type Handler, pageOf } from "@baize/platform-server";
import type { listOfferRecords, readOfferRecord } from "../../contract/index.ts";
import { versionsOf } from "../offers/offer-store.ts";
import type { OfficePorts } from "./office-ports.ts";
import { readOfferPage } from "./office-store.ts";
import { openOf, requireOffer, showOfferRow, showRecord } from "./office-views.ts";

const PAGE_LENGTH = 50;

export const listingRecords =
	(ports: OfficePorts): Handler<typeof listOfferRecords> =>
	async ({ query: { state, cursor = "", limit = PAGE_LENGTH } }) => {
		const { reader } = ports.database;
		const read = await readOfferPage(reader, { state, before: readId(cursor) ?? undefined, limit: limit + 1 });
		const { rows, next } = pageOf(read, limit, ({ offer_id }) => idText(offer_id));
		const wanted = rows.map(({ offer_id: offerId, version }) => ({ offerId, version }));
		const [versions, open] = await Promise.all([versionsOf(reader, wanted), openOf(ports, reader, rows)]);
		const offers = rows.map((offer) =>
			showOfferRow(offer, versions.get(`${offer.offer_id} ${offer.version}`)!, open(offer)),
		);
		return { offers, next };
	};

export const readingRecord =
	(ports: OfficePorts): Handler<typeof readOfferRecord> =>
	async ({ params }) => {
		const { reader } = ports.database;
		return showRecord(ports, reader, await requireOffer(reader, params.offer));
	};
