import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;

/** A document can be submitted while one is still required: here it is verified, or blocked for good. */
export const playerCalls = {
	readDocumentStatus: { query: { documentType: "ID_DOCUMENT" }, ...ok },
	readPhoneForm: ok,
	readPhoneStatus: ok,
	readVerification: ok,
	readCapture: {},
	readDocumentUrl: {},
	uploadSide: { params: { side: "front" }, headers: { "content-type": "image/jpeg" } },
	submitDocument: { body: { kind: "passport", country: "CA" } },
	validatePhone: {
		params: { phone: "+14165550100" },
		body: { phone: "4165550100", phonePrefix: "+1", code: "123456" },
	},
} satisfies PlayerCallsOf<typeof contract>;
