import { accountModule } from "@baize/account/module";
import { adjustmentsModule } from "@baize/adjustments/module";
import { analyticsModule } from "@baize/analytics/module";
import { auditCallsModule, auditModule } from "@baize/audit/module";
import { bankAccountsModule, cashierModule, paymentProvidersModule, sandboxModule } from "@baize/cashier/module";
import { catalogueModule } from "@baize/catalogue/module";
import { contentCallsModule, contentModule } from "@baize/content/module";
import { deskModule, proposalCallsModule } from "@baize/desk/module";
import { factorsModule } from "@baize/factors/module";
import type { Flag } from "@baize/flags/contract";
import { flagCallsModule, flagsModule } from "@baize/flags/module";
import { generalLedgerCallsModule, generalLedgerModule } from "@baize/general-ledger/module";
import { geoModule } from "@baize/geo/module";
import { identityModule } from "@baize/identity/module";
import { jackpotsModule } from "@baize/jackpots/module";
import { launderingModule } from "@baize/laundering/module";
import { ledgerModule } from "@baize/ledger/module";
import { loyaltyModule } from "@baize/loyalty/module";
import { missionsModule } from "@baize/missions/module";
import { notificationsModule } from "@baize/notifications/module";
import { type Infrastructure, moduleList, type PlayerCall } from "@baize/platform-server";
import { gameProvidersModule, playModule } from "@baize/play/module";
import { promotionsModule } from "@baize/promotions/module";
import { reconciliationModule } from "@baize/reconciliation/module";
import { referralModule } from "@baize/referral/module";
import { registersModule, restrictionsModule, saferPlayModule } from "@baize/safer-play/module";
import { spinsModule } from "@baize/spins/module";
import { sportsModule } from "@baize/sports/module";
import { supportModule } from "@baize/support/module";
import { tournamentsModule } from "@baize/tournaments/module";
import { documentCheckModule, phonesModule, verificationModule } from "@baize/verification/module";
import { virtualsModule } from "@baize/virtuals/module";
import { walletModule } from "@baize/wallet/module";
import { announcementsModule } from "./connections/announcements.ts";
import { asksBeforeTrackingModule } from "./connections/asks-before-tracking.ts";
import { eligibilityModule } from "./connections/eligibility.ts";
import { exclusionsModule } from "./connections/exclusions.ts";
import { factorCallsModule } from "./connections/factor-calls.ts";
import { geoVisibilityAtModule, geoVisibilityModule } from "./connections/geo-visibility.ts";
import { heldFundsModule } from "./connections/held-funds.ts";
import { lobbyModule } from "./connections/lobby.ts";
import { nameOfOperatorModule } from "./connections/name-of-operator.ts";
import { offlineLobbyModule } from "./connections/offline-lobby.ts";
import { pushesModule } from "./connections/pushes.ts";
import { takesDepositsModule } from "./connections/takes-deposits.ts";
import { termsInForceModule } from "./connections/terms-in-force.ts";

/** Every module of the site, each after those that it needs: another order is a type error. Decision 038. */
export const MODULES = moduleList<Infrastructure, Flag>()
	.add(auditModule)
	.add(deskModule)
	.add(flagsModule)
	.add(geoModule)
	.add(ledgerModule)
	.add(generalLedgerModule)
	.add(notificationsModule)
	.add(geoVisibilityModule)
	.add(geoVisibilityAtModule)
	.add(contentModule)
	.add(gameProvidersModule)
	.add(catalogueModule)
	.add(factorsModule)
	.add(phonesModule)
	.add(restrictionsModule)
	.add(registersModule)
	.add(exclusionsModule)
	.add(takesDepositsModule)
	.add(termsInForceModule)
	.add(identityModule)
	.add(nameOfOperatorModule)
	.add(auditCallsModule)
	.add(flagCallsModule)
	.add(contentCallsModule)
	.add(generalLedgerCallsModule)
	.add(proposalCallsModule)
	.add(documentCheckModule)
	.add(verificationModule)
	.add(walletModule)
	.add(adjustmentsModule)
	.add(supportModule)
	.add(eligibilityModule)
	.add(saferPlayModule)
	.add(announcementsModule)
	.add(pushesModule)
	.add(sandboxModule)
	.add(paymentProvidersModule)
	.add(bankAccountsModule)
	.add(cashierModule)
	.add(factorCallsModule)
	.add(jackpotsModule)
	.add(spinsModule)
	.add(playModule)
	.add(sportsModule)
	.add(heldFundsModule)
	.add(virtualsModule)
	.add(lobbyModule)
	.add(offlineLobbyModule)
	.add(asksBeforeTrackingModule)
	.add(referralModule)
	.add(reconciliationModule)
	.add(loyaltyModule)
	.add(promotionsModule)
	.add(analyticsModule)
	.add(tournamentsModule)
	.add(launderingModule)
	.add(missionsModule)
	.add(accountModule);

type Opened = Awaited<ReturnType<typeof MODULES.open>>;
/** The modules by their names, and the infrastructure beside them. */
export type Domains = Opened["api"];

/** What the modules declare, gathered. */
const { declared } = MODULES;
export const MODULE_KEYS = declared.flatMap(({ keys = [] }) => keys);
/** Every encrypted column of the database. */
export const SEALED_COLUMNS = declared.flatMap(({ sealedColumns = [] }) => sealedColumns);
/** A player's own topics: each page receives those of its player. */
export const PRIVATE_TOPICS = declared.flatMap(({ privateTopics = [] }) => privateTopics);
export const PUBLIC_TOPICS = declared.flatMap(({ publicTopics = [] }) => publicTopics);
/** The events that alert an operator at once. */
export const ALARMS = declared.flatMap(({ alarms = [] }) => alarms);
/** Every call of a player, and the restrictions that refuse it. SAFE-01, VER-10, AUTH-13 */
export const PLAYER_CALLS: Readonly<Record<string, PlayerCall>> = Object.fromEntries(
	declared.flatMap(({ playerCalls = {} }) => Object.entries(playerCalls)),
);
