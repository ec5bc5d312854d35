import { readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { refuseBatch } from "../refuse.ts";
import type { BatchRow } from "../tables.ts";
import { readBatch } from "./batch-store.ts";

/** Refuses with PAYOUT_BATCH_NOT_FOUND, also for a text that is no id. */
export async function requireBatch(reader: Reader, text: string): Promise<BatchRow> {
	const id = readId(text);
	const found = id === null ? undefined : await readBatch(reader, id);
	if (!found) throw refuseBatch("PAYOUT_BATCH_NOT_FOUND");
	return found;
}
