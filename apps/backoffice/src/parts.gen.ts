// Written by `npm run modules`: the part of each domain that operators see, by layer and name.
import type { OfficePart } from "@baize/platform-backoffice";
import { analyticsPart } from "@baize/analytics/backoffice";
import { auditPart } from "@baize/audit/backoffice";
import { contentPart } from "@baize/content/backoffice";
import { deskPart } from "@baize/desk/backoffice";
import { flagsPart } from "@baize/flags/backoffice";
import { notificationsPart } from "@baize/notifications/backoffice";
import { factorsPart } from "@baize/factors/backoffice";
import { generalLedgerPart } from "@baize/general-ledger/backoffice";
import { identityPart } from "@baize/identity/backoffice";
import { supportPart } from "@baize/support/backoffice";
import { verificationPart } from "@baize/verification/backoffice";
import { adjustmentsPart } from "@baize/adjustments/backoffice";
import { jackpotsPart } from "@baize/jackpots/backoffice";
import { saferPlayPart } from "@baize/safer-play/backoffice";
import { spinsPart } from "@baize/spins/backoffice";
import { cashierPart } from "@baize/cashier/backoffice";
import { playPart } from "@baize/play/backoffice";
import { sportsPart } from "@baize/sports/backoffice";
import { launderingPart } from "@baize/laundering/backoffice";
import { lobbyPart } from "@baize/lobby/backoffice";
import { loyaltyPart } from "@baize/loyalty/backoffice";
import { promotionsPart } from "@baize/promotions/backoffice";
import { reconciliationPart } from "@baize/reconciliation/backoffice";
import { referralPart } from "@baize/referral/backoffice";
import { tournamentsPart } from "@baize/tournaments/backoffice";
import { missionsPart } from "@baize/missions/backoffice";

export const PARTS: readonly OfficePart[] = [
	analyticsPart,
	auditPart,
	contentPart,
	deskPart,
	flagsPart,
	notificationsPart,
	factorsPart,
	generalLedgerPart,
	identityPart,
	supportPart,
	verificationPart,
	adjustmentsPart,
	jackpotsPart,
	saferPlayPart,
	spinsPart,
	cashierPart,
	playPart,
	sportsPart,
	launderingPart,
	lobbyPart,
	loyaltyPart,
	promotionsPart,
	reconciliationPart,
	referralPart,
	tournamentsPart,
	missionsPart,
];
