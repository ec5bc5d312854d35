import type { OpenProposal } from "@baize/desk/contract";
import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { type FreezeView, LAWS, type LawView } from "../../contract/index.ts";
import { readFreezes } from "./store-freezes.ts";
import { readLawSums, readLaws, readUnaccepted } from "./store-laws.ts";

const textOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** Every law; one that has not run yet has no moment. */
export async function lawViews(reader: Reader): Promise<LawView[]> {
	const [found, sums] = [await readLaws(reader), await readLawSums(reader)];
	return LAWS.map((id) => {
		const row = found.find(({ name }) => name === id);
		return {
			id,
			ranAt: textOf(row?.ran_at),
			isHeld: row?.is_held ?? true,
			heldSince: textOf(row?.held_since),
			sums: sums
				.filter(({ law }) => law === id)
				.map(({ subject, currency, leftMinor, rightMinor }) => ({
					subject,
					currency,
					leftMinor: toWire(leftMinor),
					rightMinor: toWire(rightMinor),
					differenceMinor: toWire(leftMinor - rightMinor),
				})),
		};
	});
}

/** `proposals` are those to open a product again, by the product. */
export async function freezeViews(reader: Reader, proposals: ReadonlyMap<string, OpenProposal>): Promise<FreezeView[]> {
	const [freezes, discrepancies] = [await readFreezes(reader), await readUnaccepted(reader)];
	return freezes.map(({ product, since }) => ({
		product,
		since: since.toISOString(),
		...(proposals.has(product) ? { proposal: proposals.get(product)! } : {}),
		discrepancies: discrepancies
			.filter((each) => each.product === product)
			.map(({ discrepancy_id, law, subject, currency, difference, found_at, ended_at }) => ({
				id: idText(discrepancy_id),
				law,
				subject,
				currency,
				differenceMinor: toWire(difference),
				foundAt: found_at.toISOString(),
				endedAt: textOf(ended_at),
			})),
	}));
}
