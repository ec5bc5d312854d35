/** Adds two rows of amounts, each line to its own. */
export const sumOf = <Row extends Record<string, bigint>>(a: Row, b: Row): Row =>
	Object.fromEntries(Object.entries(a).map(([line, amount]) => [line, amount + b[line]!])) as Row;
