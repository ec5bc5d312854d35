import type { CashierDeps } from "../../deps.ts";
import type { PaymentProvider, ProviderHealth } from "../port.ts";
import { writeHealth } from "./health-store.ts";

/** Runs periodically: asks each company how it is. One that does not answer counts as down, which puts it last. */
export async function checkHealth(deps: CashierDeps): Promise<void> {
	await Promise.all(deps.providers.list().map((provider) => checkOne(deps, provider)));
}

async function checkOne({ database, now }: CashierDeps, provider: PaymentProvider): Promise<void> {
	const said = await provider.health?.().catch((): ProviderHealth => ({ status: "down", note: "no answer" }));
	if (!said) return;
	const { status, note = null } = said;
	await writeHealth(database.reader, { provider: provider.name, status, note, at: now() });
}
