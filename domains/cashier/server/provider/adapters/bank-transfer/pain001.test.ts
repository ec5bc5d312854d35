import { idText } from "@baize/kernel/id";
import { describe, expect, it } from "vitest";
import { nameText, payoutOrder } from "./pain001.ts";

const PAYER = { holder: "Baize & Söhne Ltd", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };
const [BATCH, ONE, TWO] = [1n << 40n, 2n << 40n, 3n << 40n];
const order = (
	currency: string,
	amounts: readonly bigint[],
	payer: { holder: string; iban: string; bic?: string } = PAYER,
) =>
	payoutOrder({
		...{ batchId: BATCH, payer, currency, createdAtMs: Date.UTC(2026, 10, 29, 12, 30, 15, 250) },
		payouts: amounts.map((amountMinor, at) => ({
			...{ id: at === 0 ? ONE : TWO, amountMinor, name: at === 0 ? "Zoë <Ünal>" : "Ann O'Neil" },
			account: at === 0 ? "FR7630006000011234567890189" : "12345678",
		})),
	});

describe("an order of payouts (pain.001.001.09)", () => {
	it("has every payment with its exact amount, and the number and sum of all, in the order of the schema", () => {
		const transaction = (id: bigint, amount: string, name: string, account: string): string =>
			`<CdtTrfTxInf><PmtId><InstrId>${idText(id)}</InstrId><EndToEndId>${idText(id)}</EndToEndId></PmtId>` +
			`<Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt><Cdtr><Nm>${name}</Nm></Cdtr>` +
			`<CdtrAcct><Id>${account}</Id></CdtrAcct><RmtInf><Ustrd>${idText(id)}</Ustrd></RmtInf></CdtTrfTxInf>`;
		expect(order("EUR", [123_456_789_012_345n, 1n])).toBe(
			`<?xml version="1.0" encoding="UTF-8"?>\n` +
				`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>` +
				`<GrpHdr><MsgId>${idText(BATCH)}</MsgId><CreDtTm>2026-11-29T12:30:15Z</CreDtTm><NbOfTxs>2</NbOfTxs>` +
				`<CtrlSum>1234567890123.46</CtrlSum><InitgPty><Nm>Baize Sohne Ltd</Nm></InitgPty></GrpHdr>` +
				`<PmtInf><PmtInfId>${idText(BATCH)}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>` +
				`<NbOfTxs>2</NbOfTxs><CtrlSum>1234567890123.46</CtrlSum>` +
				`<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-11-29</Dt></ReqdExctnDt>` +
				`<Dbtr><Nm>Baize Sohne Ltd</Nm></Dbtr>` +
				`<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></DbtrAcct>` +
				`<DbtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>` +
				transaction(ONE, "1234567890123.45", "Zoe Unal", "<IBAN>FR7630006000011234567890189</IBAN>") +
				transaction(TWO, "0.01", "Ann O&apos;Neil", "<Othr><Id>12345678</Id></Othr>") +
				`</PmtInf></CstmrCdtTrfInitn></Document>\n`,
		);
	});

	it("shares the charges and names no service level outside of the euro, nor a bank that is not known", () => {
		const text = order("CAD", [5_000n], { holder: "Baize", iban: PAYER.iban });
		expect(text).toContain("<ChrgBr>SHAR</ChrgBr>");
		expect(text).not.toContain("SEPA");
		expect(text).toContain("<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>");
	});

	it("has whole amounts where the currency has no decimals, and none other", () => {
		expect(order("JPY", [500_000n])).toContain(`<InstdAmt Ccy="JPY">5000</InstdAmt>`);
		expect(order("JPY", [500_000n])).toContain("<CtrlSum>5000</CtrlSum>");
		expect(() => order("JPY", [500_001n])).toThrow();
	});

	it.each([
		["José Ñuñez-Ibáñez", "Jose Nunez-Ibanez"],
		["Straße & Co", "Strasse Co"],
		["  Two   spaces ", "Two spaces"],
		["山田太郎", "山田太郎"],
		["a".repeat(80), "a".repeat(70)],
	])("writes the name %s as banks take it", (name, written) => {
		expect(nameText(name)).toBe(written);
	});
});
