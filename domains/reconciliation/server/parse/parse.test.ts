import { describe, expect, it } from "vitest";
import { MAX_STATEMENT_LINES, type Problem } from "../../contract/index.ts";
import { readCamtStatement } from "./camt.ts";
import { readCsvStatement } from "./csv.ts";

const HEAD = "Reference,Date,Amount,Currency,Fee,Last_Four,Remark";
const csv = (...rows: string[]) => [HEAD, ...rows].join("\r\n");

describe("[CASH-03] a statement in CSV", () => {
	it("is read by its heading, whatever the order of columns", () => {
		expect(
			readCsvStatement("currency,amount,date\nJPY,500,2026-01-31\n\nBTC,-0.00000001,2026-02-01T10:00:00Z"),
		).toEqual([
			{
				number: 2,
				reference: null,
				kind: "deposit",
				currency: "JPY",
				amountMinor: 50_000n,
				feeMinor: null,
				date: "2026-01-31",
				lastFour: null,
			},
			{
				number: 4,
				reference: null,
				kind: "withdrawal",
				currency: "BTC",
				amountMinor: 1n,
				feeMinor: null,
				date: "2026-02-01",
				lastFour: null,
			},
		]);
	});

	it("has references, fees and last four characters where the company gives them", () => {
		expect(readCsvStatement(csv('abc,2026-01-31,"1234.5",CAD,0.95,4242,"a, b"'))).toEqual([
			{
				number: 2,
				reference: "abc",
				kind: "deposit",
				currency: "CAD",
				amountMinor: 123_450n,
				feeMinor: 95n,
				date: "2026-01-31",
				lastFour: "4242",
			},
		]);
	});

	it.each<[string, string, number, Problem]>([
		["no text", "", 1, "empty"],
		["a heading alone", HEAD, 2, "empty"],
		["no heading", "a,2026-01-31,5.00,CAD,,", 1, "columns"],
		["an amount in words", csv("a,2026-01-31,five,CAD,,"), 2, "amount"],
		["an amount of nothing", csv("a,2026-01-31,0.00,CAD,,"), 2, "amount"],
		["a fraction of a cent", csv("a,2026-01-31,0.001,CAD,,"), 2, "amount"],
		["a number with an exponent", csv("a,2026-01-31,1e308,CAD,,"), 2, "amount"],
		["not a number", csv("a,2026-01-31,NaN,CAD,,"), 2, "amount"],
		["a grouping mark", csv('a,2026-01-31,"1,234.00",CAD,,'), 2, "amount"],
		["two signs", csv("a,2026-01-31,--5.00,CAD,,"), 2, "amount"],
		["an unknown currency in the second row", csv("a,2026-01-31,5.00,CAD,,", "b,2026-01-31,5.00,XXX,,"), 3, "currency"],
		["no date", csv("a,,5.00,CAD,,"), 2, "date"],
		["a day that is none", csv("a,2026-02-30,5.00,CAD,,"), 2, "date"],
		["a date in another form", csv("a,31.01.2026,5.00,CAD,,"), 2, "date"],
		["a fee that is none", csv("a,2026-01-31,5.00,CAD,x,"), 2, "fee"],
		["a negative fee", csv("a,2026-01-31,5.00,CAD,-1.00,"), 2, "fee"],
		["a whole card number", csv("a,2026-01-31,5.00,CAD,,4242424242424242"), 2, "lastFour"],
		["a reference without end", csv(`${"a".repeat(101)},2026-01-31,5.00,CAD,,`), 2, "long"],
		["quotes that do not close", csv('"a,2026-01-31,5.00,CAD,,'), 2, "quotes"],
		[
			"more lines than may be",
			csv(...Array(MAX_STATEMENT_LINES + 1).fill("a,2026-01-31,5.00,CAD,,")),
			MAX_STATEMENT_LINES + 2,
			"tooManyLines",
		],
	])("is refused with its line where there is %s", (_, text, line, problem) => {
		expect(() => readCsvStatement(text)).toThrow(expect.objectContaining({ line, problem }));
	});
});

const NTRY = `<Ntry>
<Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-01-31</Dt></BookgDt>
<NtryDtls><TxDtls><Refs><EndToEndId>abc</EndToEndId></Refs><Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">0.10</TtlChrgsAndTaxAmt></Chrgs>
<RltdPties><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties></TxDtls></NtryDtls>
</Ntry>`;
const camt = (entries: string, head = "") =>
	`<?xml version="1.0" encoding="UTF-8"?>${head}\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>\n${entries}\n</Stmt></BkToCstmrStmt></Document>`;

describe("[CASH-03] a statement in CAMT.053", () => {
	it("has a line for each booked entry, with the amount of the entry where its transaction has none", () => {
		expect(readCamtStatement(camt(NTRY))).toEqual([
			expect.objectContaining({
				reference: "abc",
				kind: "deposit",
				currency: "EUR",
				amountMinor: 1_200n,
				feeMinor: 10n,
				date: "2026-01-31",
				lastFour: "3000",
			}),
		]);
	});

	it("has a line for each transaction of an entry that was booked as one", () => {
		const transactions = ["5.00", "7.00"]
			.map(
				(amount, at) => `<TxDtls><Refs><EndToEndId>r${at}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`,
			)
			.join("");
		const entry = `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-01-31T09:00:00</DtTm></BookgDt><NtryDtls>${transactions}</NtryDtls></Ntry>`;
		expect(
			readCamtStatement(camt(entry)).map(({ reference, kind, amountMinor }) => [reference, kind, amountMinor]),
		).toEqual([
			["r0", "withdrawal", 500n],
			["r1", "withdrawal", 700n],
		]);
	});

	it("leaves out what is not booked yet, and takes prefixes and references that are not provided", () => {
		const pending = NTRY.replace("BOOK", "PDNG");
		const prefixed = camt(NTRY.replace("abc", "NOTPROVIDED"))
			.replaceAll("</", "</c:")
			.replaceAll(/<(?=[A-Z])/g, "<c:")
			.replace("xmlns=", "xmlns:c=");
		expect(readCamtStatement(camt(pending + NTRY))).toHaveLength(1);
		expect(readCamtStatement(prefixed)).toEqual([expect.objectContaining({ reference: null, amountMinor: 1_200n })]);
	});

	it("has what the payer has written, who that is, and the bank's own number of the line", () => {
		const remitted = NTRY.replace("</BookgDt>", "</BookgDt><AcctSvcrRef>BANK-1</AcctSvcrRef>").replace(
			"</RltdPties>",
			"<Dbtr><Nm>Wanda Player</Nm></Dbtr></RltdPties><RmtInf><Ustrd>thanks BZ-06XK</Ustrd><Ustrd>-AKE0</Ustrd></RmtInf>",
		);
		expect(readCamtStatement(camt(remitted))).toEqual([
			expect.objectContaining({ text: "thanks BZ-06XK -AKE0", payer: "Wanda Player", bankReference: "BANK-1" }),
		]);
		const own = remitted.replace("<EndToEndId>", "<AcctSvcrRef>BANK-1-7</AcctSvcrRef><EndToEndId>");
		expect(readCamtStatement(camt(own))).toEqual([expect.objectContaining({ bankReference: "BANK-1-7" })]);
	});

	it("numbers the transactions of an entry that has one number for all of them", () => {
		const two = `<TxDtls><Amt Ccy="EUR">5.00</Amt></TxDtls><TxDtls><Amt Ccy="EUR">7.00</Amt></TxDtls>`;
		const entry = `<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-01-31</Dt></BookgDt><AcctSvcrRef>BANK-2</AcctSvcrRef><NtryDtls>${two}</NtryDtls></Ntry>`;
		const numbers = readCamtStatement(camt(entry)).map(({ bankReference }) => bankReference);
		expect(numbers).toEqual(["BANK-2/1", "BANK-2/2"]);
	});

	it.each<[string, string, number | null, Problem]>([
		["another document", "<html></html>", 1, "notCamt"],
		["no entries", camt(""), 1, "empty"],
		["text that is no XML", "reference,date", null, "xml"],
		["a tag that is not closed", camt("<Ntry>"), null, "xml"],
		["half of a file", camt(NTRY).slice(0, 300), null, "xml"],
		["an amount in words", camt(NTRY.replace("12.00", "twelve")), 5, "amount"],
		["no currency", camt(NTRY.replace('Amt Ccy="EUR">12', "Amt>12")), 5, "currency"],
		["no direction", camt(NTRY.replace("CRDT", "")), 5, "direction"],
		["no date", camt(NTRY.replace("2026-01-31", "")), 5, "date"],
		[
			"an entity that would read a file",
			camt(NTRY.replace("abc", "&x;"), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
			1,
			"doctype",
		],
		["entities that grow", camt(NTRY, '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'), 1, "doctype"],
		["an entity that is not defined", camt(NTRY.replace("abc", "&x;")), null, "xml"],
		["tags without end", `${"<a>".repeat(5_000)}`, null, "xml"],
		["a text without end", camt(NTRY.replace("abc", "a".repeat(5_000))), null, "long"],
	])("is refused with its line where there is %s", (_, text, line, problem) => {
		expect(() => readCamtStatement(text)).toThrow(
			expect.objectContaining({ line: line ?? expect.any(Number), problem }),
		);
	});
});
