import type { ReactNode } from "react";

export interface Column<Row> {
	key: string;
	label: string;
	cell: (row: Row) => ReactNode;
	/** Figures stand at the end, in figures of one width. */
	end?: boolean;
	/** On a phone it stands at the end of its line. */
	aside?: boolean;
	/** What it is, is seen without its label: a date, a state. */
	plain?: boolean;
}

export interface DataTableProps<Row> {
	/** What the table holds, for readers; the visible title usually stands above. */
	caption: string;
	/** The first column heads each row. */
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	/** Shown in place of rows when there is none. */
	empty?: ReactNode;
}

/** Rows and columns: a table on a desktop, a list of labelled lines on a phone. The roles keep it a table in both. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
	if (rows.length === 0) return <>{empty}</>;
	return (
		// biome-ignore-start lint/a11y/noRedundantRoles: a browser forgets the role of a table that is shown as blocks.
		<table className="data-table" role="table">
			<caption className="sr-only">{caption}</caption>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map(({ key, label, end }) => (
						<th key={key} scope="col" role="columnheader" data-end={end ? "" : undefined}>
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{rows.map((row) => (
					<tr key={rowKey(row)} role="row">
						{columns.map(({ key, label, cell, end, aside, plain }, place) => {
							const shared = {
								"data-label": plain ? undefined : label,
								"data-end": end ? "" : undefined,
								"data-aside": aside ? "" : undefined,
							};
							if (place > 0) {
								return (
									<td key={key} role="cell" {...shared}>
										{cell(row)}
									</td>
								);
							}
							return (
								<th key={key} scope="row" role="rowheader" className="font-medium" {...shared}>
									{cell(row)}
								</th>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
		// biome-ignore-end lint/a11y/noRedundantRoles: see above.
	);
}
