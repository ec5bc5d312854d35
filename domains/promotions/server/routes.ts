import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { forfeitingBonus, previewingForfeit, previewingWithdrawal } from "./grants/forfeit.ts";
import { listingBonuses, readingBonus } from "./grants/read.ts";
import { redeemingCode, takingOffer } from "./grants/take.ts";
import { listingOffers, listingPublicOffers, readingCode, readingOffer } from "./offers/read-offers.ts";
import { draftingOffer, savingDraft, simulatingOffer } from "./office/draft.ts";
import { grantingByHand, listingPlayerGrants, listingPresents, removingGrant } from "./office/hand.ts";
import type { OfficePorts } from "./office/office-ports.ts";
import { openOffice } from "./office/open-office.ts";
import {
	endingOffer,
	pausingOffer,
	proposingBudget,
	proposingPublication,
	proposingResumption,
} from "./office/propose.ts";
import { listingRecords, readingRecord } from "./office/read-records.ts";
import type { PromotionsPorts } from "./ports.ts";

export const promotionsRoutes = (ports: PromotionsPorts): Binding[] => [
	bind(calls.listPublicOffers, listingPublicOffers(ports)),
	bind(calls.listOffers, listingOffers(ports)),
	bind(calls.readOffer, readingOffer(ports)),
	bind(calls.takeOffer, takingOffer(ports)),
	bind(calls.readCode, readingCode(ports)),
	bind(calls.redeemCode, redeemingCode(ports)),
	bind(calls.listBonuses, listingBonuses(ports)),
	bind(calls.readBonus, readingBonus(ports)),
	bind(calls.previewForfeit, previewingForfeit(ports)),
	bind(calls.forfeitBonus, forfeitingBonus(ports)),
	bind(calls.previewWithdrawalEffect, previewingWithdrawal(ports)),
	...officeRoutes(openOffice(ports)),
];

const officeRoutes = (ports: OfficePorts): Binding[] => [
	bind(calls.listOfferRecords, listingRecords(ports)),
	bind(calls.readOfferRecord, readingRecord(ports)),
	bind(calls.draftOffer, draftingOffer(ports)),
	bind(calls.saveOfferDraft, savingDraft(ports)),
	bind(calls.simulateOffer, simulatingOffer(ports)),
	bind(calls.proposePublication, proposingPublication(ports)),
	bind(calls.pauseOffer, pausingOffer(ports)),
	bind(calls.proposeResumption, proposingResumption(ports)),
	bind(calls.proposeBudget, proposingBudget(ports)),
	bind(calls.endOffer, endingOffer(ports)),
	bind(calls.grantByHand, grantingByHand(ports)),
	bind(calls.removeGrant, removingGrant(ports)),
	bind(calls.listPresents, listingPresents(ports)),
	bind(calls.listPlayerGrants, listingPlayerGrants(ports)),
];
