import { refuse as refuseCommon } from "@baize/kernel/error";
import type { Handler } from "@baize/platform-server";
import type { receiveCallback } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { PaymentProvider } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { applyReported } from "./apply-reported.ts";
import { askAbout } from "./ask-provider.ts";

/** Checks the signature over the bytes as they came, before it trusts anything in them. */
export const receivingCallback =
	(deps: CashierDeps): Handler<typeof receiveCallback> =>
	async ({ params, headers }, { rawBody = Buffer.alloc(0), ip }) => {
		const provider = deps.providers.named(params.provider);
		if (!provider) throw refuseCommon("NOT_FOUND");
		const reading = provider.readCallback(rawBody, headers);
		if (reading.status === "unreadable") throw refuse("CALLBACK_UNREADABLE");
		if (reading.status === "refused") {
			deps.log.warn({ provider: provider.name, why: reading.why, ip }, "a callback was refused");
			throw refuse("CALLBACK_REFUSED");
		}
		if (reading.status === "read")
			await applyReported(deps, provider.name, reading.notification, {
				origin: "callback",
				raw: rawBody.toString("utf8"),
			});
		if (reading.status === "ask") await askAgain(deps, provider, reading);
		return { received: true };
	};

/** If the provider does not answer, it sends its callback again; and the payment is polled in any case. */
async function askAgain(
	deps: CashierDeps,
	provider: PaymentProvider,
	{ kind, paymentId }: Parameters<typeof askAbout>[2],
): Promise<void> {
	await askAbout(deps, provider, { kind, paymentId }).catch((error: unknown) => {
		deps.log.warn({ err: error, provider: provider.name }, "a provider did not say what its callback was about");
		throw refuseCommon("OUTSIDE_UNAVAILABLE");
	});
}
