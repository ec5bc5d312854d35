import { join } from "node:path";
import type { Audit } from "@baize/audit/server";
import type { Factors } from "@baize/factors/server";
import { jurisdictionOf } from "@baize/geo/contract";
import type { Identity } from "@baize/identity/server";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import { VERIFICATION_TOPIC } from "../contract/index.ts";
import { type DocumentCheck, openDocumentCheck } from "./document-check.ts";
import { folderStorage, openPhones, openVerification, type Phones, sealedColumns } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";
import { seedDemo } from "./seed.ts";

export const phonesModule = defineModule({ name: "phones", open: ({ clock }: Infrastructure) => openPhones(clock) });

export const documentCheckModule = defineModule({
	name: "documentCheck",
	keys: ["verification.sandbox.callbacks", "verification.sandbox.calls"],
	open: (infrastructure: Infrastructure) => openDocumentCheck(infrastructure),
	parts: ({ sandbox }) => (sandbox ? { mount: sandbox.mount } : {}),
});

type Needs = Infrastructure & {
	audit: Audit;
	notifications: Notifications;
	factors: Factors;
	identity: Identity;
	phones: Phones;
	documentCheck: DocumentCheck;
};

export const verificationModule = defineModule({
	name: "verification",
	sealedColumns,
	privateTopics: [VERIFICATION_TOPIC],
	playerCalls,
	open({ config, audit, notifications, factors, identity, phones, documentCheck, ...needs }: Needs) {
		const { database, clock, ids, outbox, bus, stream, secrets, log, onBudgetSpent } = needs;
		return openVerification({
			database,
			clock,
			ids,
			outbox,
			bus,
			stream,
			secrets,
			log,
			onBudgetSpent,
			publicUrl: config.publicUrl,
			audit,
			notifications,
			factors,
			players: identity,
			phones,
			storage: folderStorage(join(config.dataDir, "documents")),
			lawOf: jurisdictionOf,
			isRehearsal: config.profile !== "production",
			...(documentCheck.provider ? { provider: documentCheck.provider } : {}),
		});
	},
	parts: ({ bindings, exportOf, pollProvider, deleteOldFiles }, { database, clock, identity }) => ({
		bindings,
		jobs: [
			{ name: "verification.askProvider", everyMs: MINUTE_MS, run: pollProvider },
			{ name: "verification.deleteOldFiles", everyMs: HOUR_MS, run: async () => void (await deleteOldFiles()) },
		],
		exportParts: [{ name: "verification", read: exportOf }],
		seedDemo: () => seedDemo({ database, clock, players: identity }),
	}),
});
