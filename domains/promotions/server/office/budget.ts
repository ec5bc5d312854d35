import type { Proposing } from "@baize/desk/server";
import { OFFERS_ROLE } from "../../contract/index.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { StoredOffer } from "../tables.ts";
import { lockOfferOf, publishedOf, recordApproved, requireCovered, requireState } from "./acts.ts";
import { budgetLines, stateLine, stateOf, termsLine } from "./effects.ts";
import type { BudgetInput } from "./office-ports.ts";
import { updateOffer } from "./office-store.ts";
import { requireOffer } from "./office-views.ts";

/** Two operators give an offer another budget, never less than is spent of it. */
export const defineBudgets = (ports: PromotionsPorts): Proposing<BudgetInput> =>
	ports.proposals.define<BudgetInput>({
		name: "offerBudget",
		role: OFFERS_ROLE,
		lock: (tx, { offer }) => lockOfferOf(tx, offer),
		async judge(reader, input) {
			const offer = await requireOffer(reader, input.offer);
			requireChangeable(offer, input);
			const { terms, terms_hash, version } = await publishedOf(reader, offer);
			return {
				effect: [
					termsLine(terms.title.en, version, version),
					stateLine(offer, offer.state),
					...budgetLines(offer, BigInt(input.budgetUnits)),
				],
				state: [terms_hash, ...stateOf(offer)],
			};
		},
		async carryOut(tx, input, approval) {
			const offer = await lockOfferOf(tx, input.offer);
			requireChangeable(offer, input);
			const { budgetUnits } = input;
			await updateOffer(tx, offer.offer_id, { budget: BigInt(budgetUnits) });
			const details = { budgetUnits, before: String(offer.budget) };
			await recordApproved(ports, tx, approval, { action: "budgetChanged", offerId: offer.offer_id, details });
		},
	});

function requireChangeable(offer: StoredOffer, { budgetUnits }: BudgetInput): void {
	requireState(offer, "open", "paused");
	requireCovered(offer, BigInt(budgetUnits));
}
