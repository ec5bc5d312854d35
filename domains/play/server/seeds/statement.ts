import type { Seeds } from "../../contract/index.ts";
import type { Signer } from "./signer.ts";
import type { RetiredRow } from "./store.ts";

type End = Seeds["retired"][number]["end"];

const msOf = (at: Date | null): number | null => at?.getTime() ?? null;

/**
 * The signed statement of the end of a pair, in one text: which of the player's pairs, when it was committed to, begun
 * and ended, how many rounds were drawn from it, and why it ended. Null for a pair that ended before ends were
 * recorded.
 */
export function statementOf(row: RetiredRow, { sign }: Signer): End {
	if (row.ended_at === null || row.ended_by === null) return null;
	const atMs = row.ended_at.getTime();
	const rounds = row.rounds === null ? null : Number(row.rounds);
	const statement = JSON.stringify({
		statement: "baize-pair-end-1",
		pair: row.pair,
		commitment: row.commitment,
		clientSeed: row.client_seed,
		publishedAtMs: msOf(row.published_at),
		begunAtMs: msOf(row.begun_at),
		endedAtMs: atMs,
		endedBy: row.ended_by,
		rounds,
	});
	return { atMs, by: row.ended_by, rounds, statement, signature: sign(statement) };
}
