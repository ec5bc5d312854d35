import type { DepositOptionsView, HistoryRowView } from "../../contract/schemas.ts";

type Method = DepositOptionsView["methods"][number];

/** What the player paid with last, as far as payments are stored: the method, and a card by its last four digits. */
export type LastUsed = { method: string; label?: string; atMs: number };

export const lastUsedOf = (payments: readonly HistoryRowView[]): LastUsed | undefined => {
	const last = payments.find(({ kind, state }) => kind === "deposit" && state === "settled");
	if (!last) return undefined;
	const { method, counterpart, createdAtMs } = last;
	return { method, atMs: createdAtMs, ...(counterpart ? { label: counterpart } : {}) };
};

/** The methods with the one that was used last first; the others keep their order. */
export const lastUsedFirst = (methods: readonly Method[], last: LastUsed | undefined): Method[] => [
	...methods.filter(({ method }) => method === last?.method),
	...methods.filter(({ method }) => method !== last?.method),
];
