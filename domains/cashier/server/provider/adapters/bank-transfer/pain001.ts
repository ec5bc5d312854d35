import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import { decimalText, ledgerDecimals, type Minor } from "@baize/kernel/money";
import { isIban } from "../../../../contract/index.ts";
import type { Payer } from "../../port.ts";

export type OrderedPayout = { id: Id; name: string; account: string; amountMinor: Minor };
export type PayoutOrderFile = {
	batchId: Id;
	payer: Payer;
	currency: string;
	payouts: readonly OrderedPayout[];
	createdAtMs: number;
};

const MAX_NAME = 70;
/** Currencies whose amounts banks take without decimals, though the ledger has two. */
const WHOLE = new Set(["JPY", "VND"]);
const SECONDS_LENGTH = 19;
const DAY_LENGTH = 10;

/**
 * An order of credit transfers, ISO 20022 pain.001.001.09: one account that pays, and a transaction for each payout, whose
 * end-to-end reference is the withdrawal's id. The bank's statement and report name it again.
 */
export function payoutOrder({ batchId, payer, currency, payouts, createdAtMs }: PayoutOrderFile): string {
	const created = new Date(createdAtMs).toISOString();
	const sums = [
		element("NbOfTxs", String(payouts.length)),
		element("CtrlSum", amountText(sumOf(payouts), currency)),
	].join("");
	const isSepa = currency === "EUR";
	return `<?xml version="1.0" encoding="UTF-8"?>
${nested("Document", [
	nested("CstmrCdtTrfInitn", [
		nested("GrpHdr", [
			element("MsgId", idText(batchId)),
			element("CreDtTm", `${created.slice(0, SECONDS_LENGTH)}Z`),
			sums,
			nested("InitgPty", [element("Nm", nameText(payer.holder))]),
		]),
		nested("PmtInf", [
			element("PmtInfId", idText(batchId)),
			element("PmtMtd", "TRF"),
			element("BtchBookg", "false"),
			sums,
			isSepa ? nested("PmtTpInf", [nested("SvcLvl", [element("Cd", "SEPA")])]) : "",
			nested("ReqdExctnDt", [element("Dt", created.slice(0, DAY_LENGTH))]),
			nested("Dbtr", [element("Nm", nameText(payer.holder))]),
			nested("DbtrAcct", [account(payer.iban), element("Ccy", currency)]),
			nested("DbtrAgt", [agent(payer.bic)]),
			element("ChrgBr", isSepa ? "SLEV" : "SHAR"),
			...payouts.map((payout) => transaction(payout, currency)),
		]),
	]),
]).replace("<Document>", `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">`)}
`;
}

const sumOf = (payouts: readonly OrderedPayout[]): Minor => payouts.reduce((sum, each) => sum + each.amountMinor, 0n);

const transaction = ({ id, name, account: to, amountMinor }: OrderedPayout, currency: string): string =>
	nested("CdtTrfTxInf", [
		nested("PmtId", [element("InstrId", idText(id)), element("EndToEndId", idText(id))]),
		nested("Amt", [`<InstdAmt Ccy="${currency}">${amountText(amountMinor, currency)}</InstdAmt>`]),
		nested("Cdtr", [element("Nm", nameText(name))]),
		nested("CdtrAcct", [account(to)]),
		nested("RmtInf", [element("Ustrd", idText(id))]),
	]);

/** Exact, with as many decimals as the currency has at banks. */
function amountText(amountMinor: Minor, currency: string): string {
	const text = decimalText(amountMinor, currency);
	if (!WHOLE.has(currency)) return text;
	check(amountMinor % 10n ** BigInt(ledgerDecimals(currency)) === 0n, `a payout in ${currency} is a whole amount`);
	return text.replace(/\.0+$/, "");
}

const account = (number: string): string =>
	nested("Id", [isIban(number) ? element("IBAN", number) : nested("Othr", [element("Id", number)])]);

const agent = (bic: string | undefined): string =>
	nested("FinInstnId", [bic ? element("BICFI", bic) : nested("Othr", [element("Id", "NOTPROVIDED")])]);

/** Banks take Latin letters without marks. A name that has none of them stays as it is: the bank may know it. */
export function nameText(name: string): string {
	const plain = name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replaceAll("ß", "ss")
		.replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
		.replace(/ +/g, " ")
		.trim();
	return (/[A-Za-z]/.test(plain) ? plain : name.trim()).slice(0, MAX_NAME);
}

const nested = (name: string, inside: readonly string[]): string => `<${name}>${inside.join("")}</${name}>`;
const element = (name: string, text: string): string => nested(name, [escaped(text)]);

const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&apos;",
};
/** Characters that XML cannot have are left out. */
const escaped = (text: string): string =>
	text
		.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
		.replace(/[&<>"']/g, (it) => ESCAPES[it]!);
