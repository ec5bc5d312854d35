/** How PostgreSQL names the errors that we distinguish. */
export const SQL_STATES = {
	serializationFailure: "40001",
	deadlock: "40P01",
	duplicateKey: "23505",
	lockNotAvailable: "55P03",
} as const;

/** Two transactions conflicted; this one was rolled back whole and would succeed at another moment. */
export const CONTENTION: readonly string[] = [SQL_STATES.serializationFailure, SQL_STATES.deadlock];

/** Undefined for what is no error of the database. */
export function sqlStateOf(error: unknown): string | undefined {
	const { code } = (error ?? {}) as { code?: unknown };
	return error instanceof Error && typeof code === "string" ? code : undefined;
}
