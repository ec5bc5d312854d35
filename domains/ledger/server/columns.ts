/** Arrays go to PostgreSQL in its binary form: for thousands of numbers that is cheaper to write and to read than text. */
const INT2 = { oid: 21, bytes: 2 };
const INT4 = { oid: 23, bytes: 4 };
const INT8 = { oid: 20, bytes: 8 };
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;

function begin(type: { oid: number; bytes: number }, count: number): Buffer {
	const buffer = Buffer.allocUnsafe(HEADER_BYTES + count * (LENGTH_BYTES + type.bytes));
	buffer.writeInt32BE(1, 0); // dimensions
	buffer.writeInt32BE(0, 4); // no nulls
	buffer.writeInt32BE(type.oid, 8);
	buffer.writeInt32BE(count, 12);
	buffer.writeInt32BE(1, 16); // the first index
	return buffer;
}

export function int8Column<Row>(rows: readonly Row[], numberOf: (row: Row) => bigint): Buffer {
	const buffer = begin(INT8, rows.length);
	let at = HEADER_BYTES;
	for (const row of rows) {
		buffer.writeInt32BE(INT8.bytes, at);
		buffer.writeBigInt64BE(numberOf(row), at + LENGTH_BYTES);
		at += LENGTH_BYTES + INT8.bytes;
	}
	return buffer;
}

export function int4Column<Row>(rows: readonly Row[], numberOf: (row: Row) => number): Buffer {
	const buffer = begin(INT4, rows.length);
	let at = HEADER_BYTES;
	for (const row of rows) {
		buffer.writeInt32BE(INT4.bytes, at);
		buffer.writeInt32BE(numberOf(row), at + LENGTH_BYTES);
		at += LENGTH_BYTES + INT4.bytes;
	}
	return buffer;
}

export function int2Column<Row>(rows: readonly Row[], numberOf: (row: Row) => number): Buffer {
	const buffer = begin(INT2, rows.length);
	let at = HEADER_BYTES;
	for (const row of rows) {
		buffer.writeInt32BE(INT2.bytes, at);
		buffer.writeInt16BE(numberOf(row), at + LENGTH_BYTES);
		at += LENGTH_BYTES + INT2.bytes;
	}
	return buffer;
}

/** The elements of an array as PostgreSQL writes it in text: "{1,2,3}". Not for arrays that hold text. */
export const elementsOf = (text: string): string[] => (text === "{}" ? [] : text.slice(1, -1).split(","));
