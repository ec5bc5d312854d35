import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const proof = { password: "not the password" };
const NO_OFFERS = { excluded: "OFFERS_PAUSED", timedOut: "OFFERS_PAUSED" } as const;

/** Corrections, closing the account and the copy of the data are open to all. An excluded player cannot choose offers. */
export const playerCalls = {
	readAccount: ok,
	readTerms: ok,
	updatePreferences: {
		body: { nickname: "River", language: "en", marketing: true },
		...ok,
		refused: NO_OFFERS,
	},
	updateDetails: {
		body: {
			details: {
				firstName: "Pat",
				lastName: "Doe",
				address: {
					countryCode: "CA",
					subdivision: "ON",
					street: "1 Queen Street",
					city: "Toronto",
					postalCode: "M5H 2N2",
				},
				phone: "+14165550100",
			},
			proof,
		},
	},
	acceptTerms: { body: { version: "2000-01" } },
	listExports: ok,
	readPendingBusiness: ok,
	closeAccount: { body: { reason: "tooMuch", leavesBalance: true, proof } },
	requestExport: {},
	downloadExport: { params: { export: NONE }, body: { proof } },
} satisfies PlayerCallsOf<typeof contract>;
