import type { Handler } from "@baize/platform-server";
import type {
	endOffer,
	pauseOffer,
	proposeBudget,
	proposePublication,
	proposeResumption,
} from "../../contract/index.ts";
import { byOf, changeOffer, propose, record, requireState } from "./acts.ts";
import type { OfficePorts } from "./office-ports.ts";
import { updateOffer } from "./office-store.ts";

export const proposingPublication =
	(ports: OfficePorts): Handler<typeof proposePublication> =>
	({ params: { offer }, body: { termsHash, budgetUnits, reason } }, visit) =>
		propose(ports, ports.kinds.publish, { subject: offer, input: { offer, termsHash, budgetUnits }, reason }, visit);

export const proposingResumption =
	(ports: OfficePorts): Handler<typeof proposeResumption> =>
	({ params: { offer }, body: { reason } }, visit) =>
		propose(ports, ports.kinds.resume, { subject: offer, input: { offer }, reason }, visit);

export const proposingBudget =
	(ports: OfficePorts): Handler<typeof proposeBudget> =>
	({ params: { offer }, body: { budgetUnits, reason } }, visit) =>
		propose(ports, ports.kinds.budget, { subject: offer, input: { offer, budgetUnits }, reason }, visit);

/** Stopping takes one person. */
export const pausingOffer =
	(ports: OfficePorts): Handler<typeof pauseOffer> =>
	({ params, body: { reason } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "open");
			await updateOffer(tx, offer.offer_id, { state: "paused", reason: reason.trim() });
			const details = { reason: reason.trim() };
			await record(ports, tx, byOf(visit), { action: "paused", offerId: offer.offer_id, details });
		});

export const endingOffer =
	(ports: OfficePorts): Handler<typeof endOffer> =>
	({ params, body: { reason } }, visit) =>
		changeOffer(ports, params.offer, async (tx, offer) => {
			requireState(offer, "draft", "open", "paused");
			await updateOffer(tx, offer.offer_id, { state: "ended", reason: reason.trim() });
			const details = { reason: reason.trim() };
			await record(ports, tx, byOf(visit), { action: "ended", offerId: offer.offer_id, details });
		});
