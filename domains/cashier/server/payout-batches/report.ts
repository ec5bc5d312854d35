import { type Id, readId } from "@baize/kernel/id";
import sax from "sax";

/** What a bank says of one payment. What it only has accepted is not known to be paid. */
export type ReportedPayout = { id: Id; outcome: "succeeded" | "failed"; reason?: string };

const REPORT = "Document/CstmrPmtStsRpt";
const TRANSACTION = `${REPORT}/OrgnlPmtInfAndSts/TxInfAndSts`;
const SETTLED = new Set(["ACSC", "ACCC"]);
const REJECTED = "RJCT";
const MAX_DEPTH = 40;
const MAX_TEXT = 1_000;

/**
 * The payments of a report about an order (pain.002) that are settled or rejected; undefined for what is no such report.
 * It is read as a stream, and a document type, which may define entities, is refused.
 */
export function readPayoutReport(text: string): ReportedPayout[] | undefined {
	const path: string[] = [];
	const found: ReportedPayout[] = [];
	const xml = sax.parser(true, { xmlns: false });
	let values = new Map<string, string>();
	let written = "";
	let isReport = false;
	let isBroken = false;
	xml.onopentag = ({ name }) => {
		path.push(name.replace(/^.*:/, ""));
		written = "";
		const at = path.join("/");
		if (at === REPORT) isReport = true;
		if (at === TRANSACTION) values = new Map();
		if (path.length > MAX_DEPTH) isBroken = true;
	};
	xml.onclosetag = () => {
		const at = path.join("/");
		if (at === TRANSACTION) found.push(...payoutOf(values));
		else if (at.startsWith(TRANSACTION) && !values.has(at)) values.set(at, written.trim());
		path.pop();
		written = "";
	};
	xml.ontext = (part) => {
		written = (written + part).slice(0, MAX_TEXT);
	};
	xml.ondoctype = () => {
		isBroken = true;
	};
	xml.onerror = () => {
		isBroken = true;
		xml.resume();
	};
	xml.write(text.replace(/^\uFEFF/, "")).close();
	return isReport && !isBroken ? found : undefined;
}

function payoutOf(values: ReadonlyMap<string, string>): ReportedPayout[] {
	const value = (below: string): string => values.get(`${TRANSACTION}/${below}`) ?? "";
	const id = readId(value("OrgnlEndToEndId").toLowerCase());
	const status = value("TxSts");
	if (id === null) return [];
	if (SETTLED.has(status)) return [{ id, outcome: "succeeded" }];
	if (status !== REJECTED) return [];
	const reason = value("StsRsnInf/Rsn/Cd") || value("StsRsnInf/Rsn/Prtry");
	return [{ id, outcome: "failed", ...(reason ? { reason } : {}) }];
}
