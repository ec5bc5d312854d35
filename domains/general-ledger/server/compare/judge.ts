import { type Law, type LawSum, type Product, productOf } from "../../contract/index.ts";

/** A difference that was found and has not ended. */
export type OpenDiscrepancy = {
	readonly discrepancyId: bigint;
	law: Law;
	subject: string;
	currency: string;
	differenceMinor: bigint;
};
export type NewDiscrepancy = Omit<OpenDiscrepancy, "discrepancyId"> & { product: Product };

export type Judgement = { readonly found: readonly NewDiscrepancy[]; readonly ended: readonly OpenDiscrepancy[] };

const keyOf = ({ law, subject, currency }: Pick<LawSum, "law" | "subject" | "currency">): string =>
	`${law} ${subject} ${currency}`;

/**
 * What is new in the sums. A difference that stays the same stays the same discrepancy, so that an operator who has accepted it
 * is not asked again; one that changes ends and is found anew.
 */
export function judge(sums: readonly LawSum[], open: readonly OpenDiscrepancy[]): Judgement {
	const differences = new Map(
		sums.filter(({ leftMinor, rightMinor }) => leftMinor !== rightMinor).map((sum) => [keyOf(sum), sum]),
	);
	const isSame = (known: OpenDiscrepancy): boolean => {
		const sum = differences.get(keyOf(known));
		return sum !== undefined && sum.leftMinor - sum.rightMinor === known.differenceMinor;
	};
	const lasting = new Set(open.filter(isSame).map(keyOf));
	return {
		ended: open.filter((known) => !isSame(known)),
		found: [...differences.values()]
			.filter((sum) => !lasting.has(keyOf(sum)))
			.map(({ law, subject, currency, leftMinor, rightMinor }) => ({
				law,
				subject,
				currency,
				differenceMinor: leftMinor - rightMinor,
				product: productOf(subject),
			})),
	};
}
