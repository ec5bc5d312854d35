import type { Proposing } from "@baize/desk/server";
import { OFFERS_ROLE } from "../../contract/index.ts";
import type { PromotionsPorts } from "../ports.ts";
import { lockOfferOf, publishedOf, recordApproved, requireState } from "./acts.ts";
import { budgetLines, stateLine, stateOf, termsLine } from "./effects.ts";
import type { ResumptionInput } from "./office-ports.ts";
import { updateOffer } from "./office-store.ts";
import { requireOffer } from "./office-views.ts";

/** Two operators open a paused offer again, under the terms that were in force. */
export const defineResumptions = (ports: PromotionsPorts): Proposing<ResumptionInput> =>
	ports.proposals.define<ResumptionInput>({
		name: "resumeOffer",
		role: OFFERS_ROLE,
		lock: (tx, { offer }) => lockOfferOf(tx, offer),
		async judge(reader, input) {
			const offer = await requireOffer(reader, input.offer);
			requireState(offer, "paused");
			const { terms, terms_hash, version } = await publishedOf(reader, offer);
			return {
				effect: [
					termsLine(terms.title.en, version, version),
					stateLine(offer, "open"),
					...budgetLines(offer, offer.budget),
				],
				state: [terms_hash, ...stateOf(offer)],
			};
		},
		async carryOut(tx, input, approval) {
			const offer = await lockOfferOf(tx, input.offer);
			requireState(offer, "paused");
			await updateOffer(tx, offer.offer_id, { state: "open", reason: null });
			await recordApproved(ports, tx, approval, { action: "resumed", offerId: offer.offer_id, details: {} });
		},
	});
