import { refuse as refuseAsHouse } from "@baize/kernel/error";
import type { Handler } from "@baize/platform-server";
import type { receiveCallback } from "../contract/index.ts";
import { hearProvider } from "./hear-provider.ts";
import type { House } from "./house.ts";
import type { ProviderWord } from "./ports.ts";
import { refuse } from "./refuse.ts";

/** The signature is checked over the bytes as they came, before anything in them is believed. */
export const receivingCallback =
	(house: House): Handler<typeof receiveCallback> =>
	async ({ params, headers }, { rawBody, ip }) => {
		const provider = house.provider;
		if (provider?.name !== params.provider) throw refuseAsHouse("NOT_FOUND");
		const reading = provider.readCallback(rawBody ?? Buffer.alloc(0), headers);
		if (reading.status === "unreadable") throw refuse("CALLBACK_UNREADABLE");
		if (reading.status === "refused") {
			house.log.warn({ provider: provider.name, why: reading.why, ip }, "a callback was refused");
			throw refuse("CALLBACK_REFUSED");
		}
		await hear(house, provider.name, reading.word);
		return { received: true };
	};

async function hear(house: House, provider: string, word: ProviderWord): Promise<void> {
	try {
		await hearProvider(house, provider, word);
	} catch (error) {
		const { paymentId, kind, outcome } = word;
		// What a provider signed and we cannot follow, a person must look at.
		house.log.error({ err: error, provider, kind, outcome, paymentId: String(paymentId) }, "a callback did not fit");
		throw error;
	}
}
