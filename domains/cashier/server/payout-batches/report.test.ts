import { idText } from "@baize/kernel/id";
import { describe, expect, it } from "vitest";
import { readPayoutReport } from "./report.ts";

const [ONE, TWO, THREE] = [1n << 40n, 2n << 40n, 3n << 40n];
const transaction = (id: string, status: string, more = ""): string =>
	`<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${more}</TxInfAndSts>`;
const report = (inside: string): string =>
	`<?xml version="1.0"?><Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts>${inside}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

describe("a bank's report (pain.002)", () => {
	it("says which payments are settled and which rejected; others are not known yet", () => {
		const text = report(
			transaction(idText(ONE), "ACSC") +
				transaction(idText(TWO).toUpperCase(), "RJCT", "<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>") +
				transaction(idText(THREE), "ACSP") +
				transaction("someone else's", "ACSC"),
		);
		expect(readPayoutReport(text)).toEqual([
			{ id: ONE, outcome: "succeeded" },
			{ id: TWO, outcome: "failed", reason: "AC04" },
		]);
	});

	it.each([
		["text", "not XML"],
		["a part of one", report(transaction(idText(ONE), "ACSC")).slice(0, 90)],
		["another document", "<Document><BkToCstmrStmt></BkToCstmrStmt></Document>"],
		["one with a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${report(transaction(idText(ONE), "ACSC"))}`],
	])("is refused if it is %s", (_name, text) => {
		expect(readPayoutReport(text)).toBeUndefined();
	});
});
