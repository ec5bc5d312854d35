import type { Id } from "@baize/kernel/id";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import {
	type draftOffer,
	issuesOfTerms,
	type saveOfferDraft,
	type simulateOffer,
	type Terms,
} from "../../contract/index.ts";
import { readVersion } from "../offers/offer-store.ts";
import { hashOfTerms } from "../offers/terms-hash.ts";
import { priceFreeBet } from "../price/free-bet-price.ts";
import { priceTerms } from "../price/price-terms.ts";
import { refuseOffice } from "../refuse.ts";
import { byOf, changeOffer, record, requireState } from "./acts.ts";
import type { OfficePorts } from "./office-ports.ts";
import { insertOffer, readByRequest, updateOffer, updateVersion, writeVersion } from "./office-store.ts";
import { requireOffer, showRecord } from "./office-views.ts";

function requireValid(terms: Terms, ...further: string[]): void {
	const issues = [...issuesOfTerms(terms), ...further];
	if (issues.length > 0) throw refuseOffice("TERMS_INVALID", { issues });
}

export const draftingOffer =
	(ports: OfficePorts): Handler<typeof draftOffer> =>
	async ({ body: { requestId, terms } }, visit) => {
		requireValid(terms);
		const offer = await ports.database.transaction(async (tx) => {
			const offerId = ports.ids();
			const isNew = await insertOffer(tx, {
				...{ offer_id: offerId, request_id: requestId, kind: terms.kind, state: "draft", version: 1 },
				created_at: new Date(ports.clock.nowMs()),
			});
			if (isNew) {
				await write(ports, tx, visit, { offerId, version: 1, terms });
				await record(ports, tx, byOf(visit), { action: "drafted", offerId, details: { hash: hashOfTerms(terms) } });
			}
			return (await readByRequest(tx, requestId))!;
		});
		const first = await readVersion(ports.database.reader, offer.offer_id, 1);
		if (first?.terms_hash !== hashOfTerms(terms)) throw refuseOffice("IDEMPOTENCY_CONFLICT");
		return showRecord(ports, ports.database.reader, offer);
	};

type Draft = { offerId: Id; version: number; terms: Terms };

const write = (ports: OfficePorts, tx: Tx, visit: SignedInVisit, { offerId, version, terms }: Draft) =>
	writeVersion(tx, {
		offer_id: offerId,
		version,
		terms,
		terms_hash: hashOfTerms(terms),
		price: null,
		written_by: visit.session.playerId,
		written_at: new Date(ports.clock.nowMs()),
	});

/** A version that was published stays as it is: then this is the next one. */
export const savingDraft =
	(ports: OfficePorts): Handler<typeof saveOfferDraft> =>
	({ params, body: { terms, basedOn } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "draft", "open", "paused");
			requireValid(terms, ...(terms.kind === offer.kind ? [] : ["kindChanged"]));
			const newest = (await readVersion(tx, offer.offer_id, offer.version))!;
			if (newest.terms_hash !== basedOn) throw refuseOffice("DRAFT_CHANGED", { hash: newest.terms_hash });
			const version = newest.published_at === null ? newest.version : newest.version + 1;
			await updateOffer(tx, offer.offer_id, { version });
			await write(ports, tx, visit, { offerId: offer.offer_id, version, terms });
			const details = { version, hash: hashOfTerms(terms), before: basedOn };
			await record(ports, tx, byOf(visit), { action: "saved", offerId: offer.offer_id, details });
		});

/** Outside a transaction, because it takes seconds; stored only with the terms that it was computed from. */
export const simulatingOffer =
	(ports: OfficePorts): Handler<typeof simulateOffer> =>
	async ({ params }) => {
		const { reader } = ports.database;
		const offer = await requireOffer(reader, params.offer);
		const { terms, terms_hash: hash } = (await readVersion(reader, offer.offer_id, offer.version))!;
		const price = terms.freeBet
			? priceFreeBet(terms.freeBet, ports.freeBets.returnX10000)
			: await priceTerms(terms, ports);
		return changeOffer(ports, params.offer, async (tx, locked) => {
			const newest = (await readVersion(tx, locked.offer_id, locked.version))!;
			if (newest.terms_hash === hash) await updateVersion(tx, newest, { price });
		});
	};
