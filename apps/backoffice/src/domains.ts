import { adjustmentsPart, PlayerAdjustmentsPanel } from "@baize/adjustments/backoffice";
import { analyticsPart } from "@baize/analytics/backoffice";
import { auditPart } from "@baize/audit/backoffice";
import { BankAccounts, cashierPart, PlayerTransfers } from "@baize/cashier/backoffice";
import { contentPart } from "@baize/content/backoffice";
import { deskPart } from "@baize/desk/backoffice";
import { factorsPart } from "@baize/factors/backoffice";
import { flagsPart } from "@baize/flags/backoffice";
import { generalLedgerPart } from "@baize/general-ledger/backoffice";
import { identityPart } from "@baize/identity/backoffice";
import { jackpotsPart } from "@baize/jackpots/backoffice";
import { launderingPart } from "@baize/laundering/backoffice";
import { lobbyPart } from "@baize/lobby/backoffice";
import { loyaltyPart, PlayerPointsPanel } from "@baize/loyalty/backoffice";
import { missionsPart } from "@baize/missions/backoffice";
import { notificationsPart } from "@baize/notifications/backoffice";
import type { OfficePart } from "@baize/platform-backoffice";
import { playPart } from "@baize/play/backoffice";
import { PlayerGrantsPanel, promotionsPart } from "@baize/promotions/backoffice";
import { reconciliationPart } from "@baize/reconciliation/backoffice";
import { referralPart } from "@baize/referral/backoffice";
import { saferPlayPart } from "@baize/safer-play/backoffice";
import { PlayerSpinsPanel, spinsPart } from "@baize/spins/backoffice";
import { PlayerFreeBetsPanel, sportsPart } from "@baize/sports/backoffice";
import { supportPart } from "@baize/support/backoffice";
import { tournamentsPart } from "@baize/tournaments/backoffice";
import { verificationPart } from "@baize/verification/backoffice";

/** The domains' parts of the back office, each its own manifest, in the order of the menu. */
export const PARTS: readonly OfficePart[] = [
	cashierPart,
	deskPart,
	verificationPart,
	identityPart({
		playerPanels: [
			PlayerAdjustmentsPanel,
			BankAccounts,
			PlayerTransfers,
			PlayerPointsPanel,
			PlayerSpinsPanel,
			PlayerFreeBetsPanel,
			PlayerGrantsPanel,
		],
	}),
	saferPlayPart,
	supportPart,
	notificationsPart,
	contentPart,
	lobbyPart,
	flagsPart,
	auditPart,
	referralPart,
	generalLedgerPart,
	reconciliationPart,
	adjustmentsPart,
	loyaltyPart,
	jackpotsPart,
	playPart,
	spinsPart,
	sportsPart,
	promotionsPart,
	analyticsPart,
	tournamentsPart,
	launderingPart,
	missionsPart,
	factorsPart,
];

/** Every section: those of the work of every day first. */
export const RESOURCES = PARTS.flatMap(({ resources = [] }) => resources).sort(
	(one, other) => Number(one.group === "setup") - Number(other.group === "setup"),
);

/** The pages of operators themselves, in the menu under their name. */
export const OWN_PAGES = PARTS.flatMap(({ ownPages = [] }) => ownPages);
