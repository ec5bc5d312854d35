import type { ReactNode } from "react";

export interface Column<Row> {
	key: string;
	label: string;
	cell: (row: Row) => ReactNode;
	/** Numbers are aligned to the end, in tabular figures. */
	end?: boolean;
	/** On a phone it is aligned to the end of its line. */
	aside?: boolean;
	/** A value that needs no label, such as a date or a status. */
	plain?: boolean;
}

export interface DataTableProps<Row> {
	/** The table's name for screen readers; the visible title is usually above. */
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
