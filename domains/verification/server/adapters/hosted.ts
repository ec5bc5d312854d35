import { idText, readId } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { FieldReason } from "../../contract/index.ts";
import type { CallbackReading, DocumentProvider, ProviderOutcome } from "../ports.ts";
import { checkSignature, SIGNATURE_HEADER } from "./signature.ts";

export type HostedPorts = {
	clock: Clock;
	/** Base address of the company's calls, without a slash at the end; read at each call. */
	url: () => string;
	/** The origin of its pages; addresses elsewhere are not shown. Undefined: pages of our own origin. */
	frameOrigin: string | undefined;
	token: string;
	secret: string;
	callbackSecret: Buffer | string;
	/** Default: the network; tests replace it. */
	send?: typeof fetch;
};

const HOSTED = "hosted";
const TIMEOUT_MS = 10_000;

/**
 * A company with hosted pages, such as Jumio: a call starts a transaction, the player completes it on the company's
 * pages, a callback notifies us, and the outcome is fetched. Neither the returning browser nor the callback is trusted
 * for the outcome.
 */
export function hostedProvider(ports: HostedPorts): DocumentProvider {
	const { clock, url, frameOrigin, token, secret, callbackSecret, send = fetch } = ports;
	const authorization = `Basic ${Buffer.from(`${token}:${secret}`).toString("base64")}`;

	async function call(path: string, body?: object): Promise<Record<string, unknown>> {
		const answer = await send(url() + path, {
			method: body ? "POST" : "GET",
			headers: { authorization, accept: "application/json", ...(body ? { "content-type": "application/json" } : {}) },
			...(body ? { body: JSON.stringify(body) } : {}),
			redirect: "error",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!answer.ok) throw new Error(`the company that verifies answered ${answer.status}`);
		return (await answer.json()) as Record<string, unknown>;
	}

	return {
		name: HOSTED,
		async start({ submissionId, playerId, locale, ...urls }) {
			const { transactionReference, redirectUrl } = await call("/api/v4/initiate", {
				customerInternalReference: idText(submissionId),
				userReference: idText(playerId),
				locale,
				...urls,
			});
			if (typeof transactionReference !== "string" || !isShown(redirectUrl, frameOrigin))
				throw new Error("the company that verifies began no transaction that can be shown");
			return { reference: transactionReference, url: redirectUrl };
		},
		async readOutcome(reference) {
			const path = `/api/netverify/v2/scans/${encodeURIComponent(reference)}`;
			const { status } = await call(path);
			return status === "DONE" ? outcomeOf(await call(`${path}/data`)) : outcomeUnderWay(status);
		},
		readCallback(rawBody, headers) {
			const verdict = checkSignature(rawBody, headers[SIGNATURE_HEADER], callbackSecret, clock.nowMs());
			return verdict === "right" ? readBody(rawBody) : { status: "refused", why: verdict };
		},
	};
}

function isShown(address: unknown, frameOrigin: string | undefined): address is string {
	if (typeof address !== "string") return false;
	if (frameOrigin === undefined) return address.startsWith("/") && !address.startsWith("//");
	return URL.canParse(address) && new URL(address).origin === frameOrigin;
}

function readBody(bytes: Buffer): CallbackReading {
	try {
		const { customerInternalReference } = JSON.parse(bytes.toString("utf8")) as Record<string, unknown>;
		const submissionId = readId(String(customerInternalReference));
		return submissionId === null ? { status: "unreadable" } : { status: "read", submissionId };
	} catch {
		return { status: "unreadable" };
	}
}

function outcomeUnderWay(status: unknown): ProviderOutcome {
	if (status === "INITIATED") return { outcome: "open" };
	if (status === "PENDING") return { outcome: "pending" };
	if (status === "FAILED") return { outcome: "abandoned" };
	throw new Error(`the company that verifies knows a status that we do not: ${String(status)}`);
}

const REASONS: Record<string, readonly FieldReason[]> = {
	ERROR_NOT_READABLE_ID: [{ field: "quality" }],
	DENIED_UNSUPPORTED_ID_TYPE: [{ field: "front" }],
	DENIED_UNSUPPORTED_ID_COUNTRY: [{ field: "front" }],
	DENIED_EXPIRED_ID: [{ field: "expiry" }],
	DENIED_NAME_MISMATCH: [{ field: "name" }],
	NO_ID_UPLOADED: [{ field: "front" }],
};

function outcomeOf(data: Record<string, unknown>): ProviderOutcome {
	const { status } = (data.document ?? {}) as { status?: unknown };
	if (status === "APPROVED_VERIFIED") return { outcome: "verified" };
	if (status === "DENIED_FRAUD") return { outcome: "blocked", reason: "The document is not genuine." };
	const reasons = REASONS[String(status)];
	if (!reasons) throw new Error(`the company that verifies found what we do not know: ${String(status)}`);
	return { outcome: "invalid", reasons };
}
