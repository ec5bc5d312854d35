import type { Approval, Judged, Proposing } from "@baize/desk/server";
import type { Reader, Tx } from "@baize/platform-server";
import { OFFERS_ROLE } from "../../contract/index.ts";
import { readVersion } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import { refuseOffice } from "../refuse.ts";
import type { StoredOffer, StoredVersion } from "../tables.ts";
import { lockOfferOf, recordApproved, requireCovered, requireState } from "./acts.ts";
import { budgetLines, costLines, stateLine, stateOf, termsLine } from "./effects.ts";
import type { PublicationInput } from "./office-ports.ts";
import { updateOffer, updateVersion } from "./office-store.ts";
import { failedOf, requireOffer } from "./office-views.ts";

/** Two operators put the drafted terms in force, with a budget. It has expired once the draft or the offer is another. */
export const definePublications = (ports: PromotionsPorts): Proposing<PublicationInput> =>
	ports.proposals.define<PublicationInput>({
		name: "publishOffer",
		role: OFFERS_ROLE,
		lock: (tx, { offer }) => lockOfferOf(tx, offer),
		judge: (reader, input) => judge(ports, reader, input),
		carryOut: (tx, input, approval) => publish(ports, tx, input, approval),
	});

async function judge(ports: PromotionsPorts, reader: Reader, input: PublicationInput): Promise<Judged> {
	const offer = await requireOffer(reader, input.offer);
	const newest = await requirePublishable(ports, reader, offer, input);
	return {
		effect: [
			termsLine(newest.terms.title.en, offer.published, newest.version),
			stateLine(offer, "open"),
			...budgetLines(offer, BigInt(input.budgetUnits)),
			...costLines(newest),
		],
		state: [newest.terms_hash, ...stateOf(offer)],
	};
}

async function requirePublishable(
	ports: PromotionsPorts,
	reader: Reader,
	offer: StoredOffer,
	{ termsHash, budgetUnits }: PublicationInput,
): Promise<StoredVersion> {
	requireState(offer, "draft", "open", "paused");
	const newest = (await readVersion(reader, offer.offer_id, offer.version))!;
	if (newest.published_at !== null) throw refuseOffice("OFFER_STATE", { state: offer.state });
	if (newest.terms_hash !== termsHash) throw refuseOffice("DRAFT_CHANGED", { hash: newest.terms_hash });
	const failed = await failedOf(ports, reader, newest);
	if (failed.some(({ check }) => check === "codeTaken")) throw refuseOffice("CODE_TAKEN");
	if (failed.length > 0) throw refuseOffice("NOT_PUBLISHABLE", { failed: failed.map(({ check }) => check) });
	requireCovered(offer, BigInt(budgetUnits));
	return newest;
}

async function publish(ports: PromotionsPorts, tx: Tx, input: PublicationInput, approval: Approval): Promise<void> {
	const offer = await lockOfferOf(tx, input.offer);
	const version = await requirePublishable(ports, tx, offer, input);
	await updateVersion(tx, version, { published_at: new Date(ports.clock.nowMs()) });
	await updateOffer(tx, offer.offer_id, {
		published: version.version,
		budget: BigInt(input.budgetUnits),
		code: version.terms.code,
		state: "open",
		reason: null,
	});
	const details = { version: version.version, hash: version.terms_hash, budgetUnits: input.budgetUnits };
	await recordApproved(ports, tx, approval, { action: "published", offerId: offer.offer_id, details });
}
