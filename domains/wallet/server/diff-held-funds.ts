import { BUCKET_COUNT } from "@baize/kernel/id";
import type { HeldDifference, HeldFund, HeldSums, Ledger } from "@baize/ledger/server";

/** One bucket after the other, so that no statement is long and none holds more than a bucket's differences. */
export async function diffHeldFunds(
	ledger: Pick<Ledger, "diffHeldFunds">,
	fund: HeldFund,
	sumsIn: (bucket: number) => HeldSums,
): Promise<HeldDifference[]> {
	const found: HeldDifference[] = [];
	for (let bucket = 0; bucket < BUCKET_COUNT; bucket++)
		found.push(...(await ledger.diffHeldFunds(fund, bucket, sumsIn(bucket))));
	return found;
}
