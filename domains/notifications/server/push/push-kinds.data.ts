import type { PushKind } from "../../contract/index.ts";

/** What the messages of a domain are about, by how the names of its templates begin. */
const KINDS: readonly { begins: string; kind: PushKind }[] = [
	{ begins: "cashier.", kind: "payments" },
	{ begins: "verification.", kind: "account" },
	{ begins: "loyalty.", kind: "news" },
];

/** A template that is not listed counts as news, which waits for the morning and for the end of a break. */
export const kindOfTemplate = (template: string): PushKind =>
	KINDS.find(({ begins }) => template.startsWith(begins))?.kind ?? "news";

/** What concerns money or access is sent at any time, also to players who have excluded themselves. */
export const IS_TRANSACTIONAL: Record<PushKind, boolean> = {
	payments: true,
	account: true,
	news: false,
	offers: false,
};

/** Templates whose notification says what has happened, without an amount; the others only say what they are about. */
export const SAID_SHORTLY = {
	"cashier.withdrawalPaid": "withdrawalPaid",
	"cashier.withdrawalPaidAfterAll": "withdrawalPaid",
} as const satisfies Record<string, string>;
