import { Box, type SxProps, Table, TableBody, TableCell, TableHead, TableRow, type Theme } from "@mui/material";
import type { MouseEvent, ReactNode } from "react";
import { Link, useCreatePath, useNavigate, useTranslate } from "react-admin";
import type { Resource } from "../resource.ts";
import { useFormats } from "../use-formats.ts";
import type { Column } from "./columns.tsx";

type Row = { id: string };
type Props = { resource: Resource; rows: readonly Row[]; title: string };

/**
 * The rows of a page. On a phone each row is a card: the markup stays a table, whose roles are written out, because
 * browsers drop them from a table that is laid out otherwise.
 */
export function RowTable({ resource, rows, title }: Props) {
	const t = useTranslate();
	const { columns } = resource.list;
	const labelOf = ({ id }: Column<Row>): string => t(`resources.${resource.name}.fields.${id}`);
	return (
		// A table that is wider than the screen scrolls in its frame, also by keyboard.
		<Box component="section" aria-label={title} tabIndex={0} sx={{ overflowX: "auto" }}>
			<Table component="div" size="small" sx={TABLE}>
				<TableHead component="div">
					<TableRow component="div">
						{columns.map((column) => (
							<TableCell key={column.id} component="div" role="columnheader" align={column.isNumber ? "right" : "left"}>
								{labelOf(column)}
							</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody component="div">
					{rows.map((row) => (
						<ListRow key={row.id} resource={resource} row={row} labelOf={labelOf} />
					))}
				</TableBody>
			</Table>
		</Box>
	);
}

type RowProps = { resource: Resource; row: Row; labelOf(column: Column<Row>): string };

function ListRow({ resource, row, labelOf }: RowProps) {
	const formats = useFormats();
	const navigate = useNavigate();
	const path = usePathOf(resource, row);
	const shown = ({ show, text }: Column<Row>): ReactNode => show?.(row, formats) ?? text?.(row, formats);

	// The row opens by mouse; the link in it by keyboard, and in a new tab.
	function clicked({ target, currentTarget }: MouseEvent<HTMLElement>): void {
		const within = target as HTMLElement;
		// Clicks in a dialog that a cell has opened come here, too, although it stands elsewhere on the page.
		if (!path || !currentTarget.contains(within) || within.closest("a, button, input, label")) return;
		if (getSelection()?.type !== "Range") navigate(path);
	}
	return (
		<TableRow component="div" hover onClick={clicked} data-opens={path !== undefined}>
			{resource.list.columns.map((column, index) => (
				<TableCell
					key={column.id}
					component="div"
					role="cell"
					align={column.isNumber ? "right" : "left"}
					data-label={labelOf(column)}
					data-line={column.isOneLine}
				>
					{path && index === 0 ? (
						<Link to={path} aria-label={resource.list.openLabel?.(row, formats)}>
							{shown(column)}
						</Link>
					) : (
						shown(column)
					)}
				</TableCell>
			))}
		</TableRow>
	);
}

function usePathOf({ name, record, list: { opens } }: Resource, row: Row): string | undefined {
	const pathTo = useCreatePath();
	const to = opens?.(row) ?? (record ? { resource: name, id: row.id } : undefined);
	return to && pathTo({ ...to, type: "show" });
}

const UNSEEN = {
	position: "absolute",
	inlineSize: "1px",
	blockSize: "1px",
	overflow: "hidden",
	clipPath: "inset(50%)",
} as const;

const TABLE: SxProps<Theme> = (theme) => ({
	fontVariantNumeric: "tabular-nums",
	"& .MuiTableCell-head": { fontSize: "0.75rem", color: "text.secondary", whiteSpace: "nowrap" },
	"& .MuiTableCell-body": { verticalAlign: "top", overflowWrap: "break-word" },
	"& .MuiChip-root": { height: 20 },
	"& .MuiTableCell-alignRight, & [data-line=true]": { whiteSpace: "nowrap" },
	"& .MuiTableRow-root:last-of-type .MuiTableCell-body": { borderBlockEnd: 0 },
	"& [data-opens=true]": { cursor: "pointer" },
	// What has the focus is scrolled to above the foot of the list, which covers the end of the window.
	"& :is(a, button, input)": { scrollMarginBlockEnd: "6rem" },
	[theme.breakpoints.down("sm")]: {
		"&, & .MuiTableBody-root": { display: "block" },
		"& .MuiTableHead-root": UNSEEN,
		"& .MuiTableBody-root .MuiTableRow-root": {
			display: "block",
			padding: "10px 14px",
			"& + .MuiTableRow-root": { borderBlockStart: `1px solid ${theme.palette.divider}` },
		},
		"& .MuiTableCell-body": {
			display: "grid",
			gridTemplateColumns: "7.5rem minmax(0, 1fr)",
			gap: "8px",
			padding: "3px 0",
			border: 0,
			textAlign: "start",
			overflowWrap: "anywhere",
			"&::before": { content: "attr(data-label)", color: theme.palette.text.secondary },
			"& > .MuiChip-root": { justifySelf: "start" },
			"&:empty": { display: "none" },
			"&:first-of-type": { display: "block", fontWeight: 600, fontSize: "1rem" },
			"&:first-of-type::before": { content: "none" },
		},
	},
});
