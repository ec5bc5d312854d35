import { check } from "@baize/kernel/check";

/** Arrays go to PostgreSQL in its binary form: for thousands of numbers that is cheaper to write and to read than text. */
type Element = { oid: number; bytes: number };
const INT2: Element = { oid: 21, bytes: 2 };
const INT4: Element = { oid: 23, bytes: 4 };
const INT8: Element = { oid: 20, bytes: 8 };

const HEADER = { dimensions: 0, hasNulls: 4, elementType: 8, length: 12, firstIndex: 16, bytes: 20 };
const LENGTH_BYTES = 4;

type Put<Row> = (view: DataView, at: number, row: Row) => void;

function column<Row>(rows: readonly Row[], element: Element, put: Put<Row>): Buffer {
	const buffer = Buffer.allocUnsafe(HEADER.bytes + rows.length * (LENGTH_BYTES + element.bytes));
	const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length);
	view.setInt32(HEADER.dimensions, 1);
	view.setInt32(HEADER.hasNulls, 0);
	view.setInt32(HEADER.elementType, element.oid);
	view.setInt32(HEADER.length, rows.length);
	view.setInt32(HEADER.firstIndex, 1);
	let at = HEADER.bytes;
	for (const row of rows) {
		view.setInt32(at, element.bytes);
		put(view, at + LENGTH_BYTES, row);
		at += LENGTH_BYTES + element.bytes;
	}
	return buffer;
}

export const int8Column = <Row>(rows: readonly Row[], numberOf: (row: Row) => bigint): Buffer =>
	column(rows, INT8, (view, at, row) => view.setBigInt64(at, numberOf(row)));

export const int4Column = <Row>(rows: readonly Row[], numberOf: (row: Row) => number): Buffer =>
	column(rows, INT4, (view, at, row) => view.setInt32(at, numberOf(row)));

export const int2Column = <Row>(rows: readonly Row[], numberOf: (row: Row) => number): Buffer =>
	column(rows, INT2, (view, at, row) => view.setInt16(at, numberOf(row)));

const INTEGERS = /^\{-?\d+(?:,-?\d+)*\}$/;
const INTEGERS_AND_NULLS = /^\{(?:-?\d+|NULL)(?:,(?:-?\d+|NULL))*\}$/;

/** The elements of an array of integers in PostgreSQL's text form: "{1,2,3}". */
export function integersOf(text: string | null, column: string, { mayBeNull = false } = {}): string[] {
	if (text === "{}") return [];
	check(text !== null && (mayBeNull ? INTEGERS_AND_NULLS : INTEGERS).test(text), `${column} is an array of integers`);
	return text.slice(1, -1).split(",");
}
