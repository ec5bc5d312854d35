import type { Clock } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { PRODUCTS } from "../../contract/index.ts";
import type { GeneralLedgerPorts } from "../ports.ts";
import { FLAGS_OF_PRODUCT } from "./freeze.data.ts";
import { readFreezes, writeFreeze } from "./store-freezes.ts";
import { readUnaccepted } from "./store-laws.ts";

const REASON = "The books do not hold. Page: Books.";

/**
 * Closes each product with a discrepancy that no operator has accepted, and closes it again if its flag was switched on
 * meanwhile. Only an operator opens it, with a reason, even if the difference is gone: something has moved that should not.
 */
export async function freezeBroken(
	{ switches, clock }: Pick<GeneralLedgerPorts, "switches"> & { clock: Clock },
	tx: Tx,
): Promise<void> {
	const broken = new Set((await readUnaccepted(tx)).map(({ product }) => product));
	const frozen = new Map((await readFreezes(tx)).map((freeze) => [freeze.product, freeze]));
	for (const product of PRODUCTS.filter((each) => broken.has(each))) {
		const before = frozen.get(product);
		const flags = new Set(before?.flags);
		for (const flag of FLAGS_OF_PRODUCT[product])
			if (await switches.switchBySite(tx, flag, false, REASON)) flags.add(flag);
		await writeFreeze(tx, { product, since: before?.since ?? new Date(clock.nowMs()), flags: [...flags] });
	}
}
