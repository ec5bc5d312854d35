import { refuse as refuseCommon } from "@baize/kernel/error";
import type { Handler } from "@baize/platform-server";
import type { receiveCallback } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { applyNotification } from "./apply-notification.ts";

/** Checks the signature over the bytes as they came, before it trusts anything in them. */
export const receivingCallback =
	(deps: CashierDeps): Handler<typeof receiveCallback> =>
	async ({ params, headers }, { rawBody, ip }) => {
		const provider = deps.provider;
		if (provider?.name !== params.provider) throw refuseCommon("NOT_FOUND");
		const reading = provider.readCallback(rawBody ?? Buffer.alloc(0), headers);
		if (reading.status === "unreadable") throw refuse("CALLBACK_UNREADABLE");
		if (reading.status === "refused") {
			deps.log.warn({ provider: provider.name, why: reading.why, ip }, "a callback was refused");
			throw refuse("CALLBACK_REFUSED");
		}
		await applyOrLog(deps, provider.name, reading.notification);
		return { received: true };
	};

async function applyOrLog(deps: CashierDeps, provider: string, notification: ProviderNotification): Promise<void> {
	try {
		await applyNotification(deps, provider, notification);
	} catch (error) {
		const { paymentId, kind, outcome } = notification;
		// The provider signed it and we cannot apply it: a person must look at it.
		deps.log.error({ err: error, provider, kind, outcome, paymentId: String(paymentId) }, "a callback did not fit");
		throw error;
	}
}
