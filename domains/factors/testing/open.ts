import { randomBytes } from "node:crypto";
import { recordingAudit } from "@baize/audit/testing";
import { type Id, openIds } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import type { Clock } from "@baize/kernel/time";
import { type Notifications, openNotifications } from "@baize/notifications/server";
import { type Binding, type Bus, type Database, openLog, openOutbox } from "@baize/platform-server";
import { testSecrets } from "@baize/testing";
import { withdrawalText } from "../contract/index.ts";
import { type Contact, type FactorCallPorts, type Factors, type FactorsPorts, openFactors } from "../server/index.ts";

export type TestFactors = {
	factors: Factors;
	bindings: Binding[];
	notifications: Notifications;
	audit: ReturnType<typeof recordingAudit>;
	/** What the domains above know of players; a player who is not in it has TEST_PHONE validated. */
	contacts: Map<Id, Contact>;
	/** What listeners of factors have received. */
	changed: { playerId: Id; change: "pin" | "factors"; ownAssurance?: 1 | 2 }[];
	/** The code of the newest SMS to a phone. */
	codeTo(phone: string): Promise<string>;
};

export const TEST_PHONE = "+14165550100";
export const TEST_PASSWORD = "seven green lamps";
const TEST_BIRTH_DATE = "1990-01-31";

/** No limits: many tests share a number. The budgets of SMS have their own tests. */
const UNLIMITED = { number: [], range: [], address: [] };

const QUIET_BUS: Bus = { publish: () => {}, subscribe: () => {}, close: async () => {} };

/** The domain with the real domains below it; `contacts` and one fixed password replace identity, which is above it. */
export function openTestFactors(
	database: Database,
	clock: Clock,
	over: Partial<FactorsPorts & FactorCallPorts> = {},
): TestFactors {
	const ids = openIds(clock, 7);
	const outbox = openOutbox(database, openLog("silent"), clock);
	const notifications = openNotifications({ database, clock, ids, outbox, smsBudgets: UNLIMITED });
	const audit = recordingAudit();
	const contacts = new Map<Id, Contact>();
	const changed: TestFactors["changed"] = [];
	const factors = openFactors({
		database,
		clock,
		ids,
		outbox,
		bus: QUIET_BUS,
		random: { bytes: randomBytes },
		secrets: testSecrets(),
		publicUrl: "https://baize.test",
		officeUrl: "https://office.baize.test",
		notifications,
		audit,
		...over,
	});
	factors.onChanged(async (_tx, { kind: change, playerId, ...of }) => {
		changed.push({ playerId, change, ...("ownAssurance" in of ? { ownAssurance: of.ownAssurance } : {}) });
	});
	factors.onProved(async ({ session }, method) => {
		Object.assign(session, { proofs: [{ method, atMs: clock.nowMs() }] });
	});
	const bindings = factors.openCalls({
		contactOf: async (_reader, playerId) => contacts.get(playerId) ?? contactOf(playerId),
		notMeLink: async (_tx, { locale, notice }) => `https://baize.test/${locale}/not-me?token=of-${notice}`,
		isPasswordRight: async (_playerId, password) => password === TEST_PASSWORD,
		withdrawalOf: async (_playerId, request) => ({
			authorises: withdrawalText(request),
			label: masked(request.destination),
		}),
		birthDateOf: async () => TEST_BIRTH_DATE,
		isTwoFactorOn: () => true,
		...over,
	});
	return {
		factors,
		bindings,
		notifications,
		audit,
		contacts,
		changed,
		codeTo: async (to) => (await notifications.mailbox(to))[0]!.code!,
	};
}

const contactOf = (playerId: Id): Contact => ({
	email: `${playerId}@baize.test`,
	displayName: "Pat Doe",
	language: "en",
	phone: TEST_PHONE,
	validatedPhone: TEST_PHONE,
});
