import sax from "sax";
import { type RawLine, readLine, requireFewLines, StatementFault, type StatementLine } from "./line.ts";

/** What a transaction, or an entry without transactions, has by the path below it. */
type Fields = { number: number; values: Map<string, string>; currency: string };

const newFields = (number: number): Fields => ({ number, values: new Map(), currency: "" });

const ENTRY = "Document/BkToCstmrStmt/Stmt/Ntry";
const TRANSACTION = `${ENTRY}/NtryDtls/TxDtls`;
const NOT_GIVEN = "NOTPROVIDED";
const LAST_FOUR = 4;
const MAX_DEPTH = 40;
const MAX_TEXT = 1_000;
const WRITTEN = "RmtInf/Ustrd";

/**
 * The booked entries of a CAMT.053 file, a line for each of their transactions. It is read as a stream, so no more than one
 * entry is held. A document type is refused: with it come entities, and nothing in such a file needs them.
 */
export function readCamtStatement(text: string): StatementLine[] {
	const lines: StatementLine[] = [];
	const path: string[] = [];
	const xml = sax.parser(true, { xmlns: false, position: true });
	let entry: Fields | undefined;
	let transaction: Fields | undefined;
	let transactions: Fields[] = [];
	let written = "";
	let hasStatement = false;
	const here = (): number => xml.line + 1;
	const fail = (problem: StatementFault["problem"]): never => {
		throw new StatementFault(here(), problem);
	};

	function opened(name: string, attributes: Record<string, string>): void {
		path.push(name.replace(/^.*:/, ""));
		if (path.length > MAX_DEPTH) fail("xml");
		written = "";
		const at = path.join("/");
		if (at === "Document/BkToCstmrStmt") hasStatement = true;
		if (at === ENTRY) {
			entry = newFields(here());
			transactions = [];
		}
		if (at === TRANSACTION) transaction = newFields(here());
		const of = transaction ?? entry;
		if (of && path.at(-1) === "Amt" && isOwnAmount(at)) of.currency = attributes.Ccy ?? "";
	}

	function closed(): void {
		const at = path.join("/");
		if (at === TRANSACTION && transaction) {
			transactions.push(transaction);
			transaction = undefined;
		} else if (at === ENTRY && entry) {
			for (const raw of rawLines(entry, transactions)) {
				requireFewLines(lines.length + 1, raw.number);
				lines.push(readLine(raw));
			}
			entry = undefined;
		} else if (transaction) keep(transaction, at.slice(TRANSACTION.length + 1));
		else if (entry) keep(entry, at.slice(ENTRY.length + 1));
		path.pop();
		written = "";
	}

	const keep = ({ values }: Fields, below: string): void => {
		const value = written.trim();
		const before = values.get(below);
		if (value !== "" && before === undefined) values.set(below, value);
		// What the payer has written may stand in several lines.
		else if (value !== "" && below === WRITTEN) values.set(below, `${before} ${value}`.slice(0, MAX_TEXT));
	};
	const add = (part: string): void => {
		if (written.length + part.length > MAX_TEXT && part.trim() !== "") fail("long");
		written += part;
	};

	xml.onopentag = ({ name, attributes }) => opened(name, attributes as Record<string, string>);
	xml.onclosetag = closed;
	xml.ontext = add;
	xml.oncdata = add;
	xml.ondoctype = () => fail("doctype");
	xml.onerror = () => fail("xml");
	xml.write(text.replace(/^\uFEFF/, "")).close();
	if (!hasStatement) throw new StatementFault(1, "notCamt");
	if (lines.length === 0) throw new StatementFault(1, "empty");
	return lines;
}

const isOwnAmount = (at: string): boolean =>
	at === `${ENTRY}/Amt` || at === `${TRANSACTION}/Amt` || at === `${TRANSACTION}/AmtDtls/TxAmt/Amt`;

/** What is booked; a pending entry comes again when it is. */
function rawLines(entry: Fields, transactions: readonly Fields[]): RawLine[] {
	const state = entry.values.get("Sts/Cd") ?? entry.values.get("Sts");
	if (state !== undefined && state !== "BOOK") return [];
	return transactions.length > 0
		? transactions.map((each, at) => rawLine(entry, each, transactions.length > 1 ? `${at + 1}` : ""))
		: [rawLine(entry, entry, "")];
}

/** `part`: which of several transactions of an entry it is. */
function rawLine(entry: Fields, each: Fields, part: string): RawLine {
	const value = (...paths: string[]): string =>
		paths.map((path) => each.values.get(path)).find((found) => found !== undefined) ?? "";
	const inEntry = (path: string): string => entry.values.get(path) ?? "";
	const direction = value("CdtDbtInd") || inEntry("CdtDbtInd");
	if (direction !== "CRDT" && direction !== "DBIT") throw new StatementFault(each.number, "direction");
	const reference = value("Refs/EndToEndId", "NtryRef");
	const account = direction === "CRDT" ? "DbtrAcct" : "CdtrAcct";
	const amount = value("Amt", "AmtDtls/TxAmt/Amt") || inEntry("Amt");
	const entryNumber = inEntry("AcctSvcrRef");
	return {
		number: each.number,
		reference: reference === NOT_GIVEN ? "" : reference,
		amount: direction === "DBIT" ? `-${amount}` : amount,
		currency: each.currency || entry.currency,
		date: inEntry("BookgDt/Dt") || inEntry("BookgDt/DtTm"),
		fee: value("Chrgs/TtlChrgsAndTaxAmt"),
		lastFour: value(`RltdPties/${account}/Id/IBAN`, `RltdPties/${account}/Id/Othr/Id`).slice(-LAST_FOUR),
		text: value(WRITTEN, "RmtInf/Strd/CdtrRefInf/Ref"),
		payer: direction === "CRDT" ? value("RltdPties/Dbtr/Nm", "RltdPties/Dbtr/Pty/Nm") : "",
		bankReference: value("Refs/AcctSvcrRef") || (entryNumber && [entryNumber, part].filter(Boolean).join("/")),
	};
}
