import { type InputProps, moved, useForm, useProblem } from "@baize/content/backoffice";
import { MAX_ROWS, type RowConfig } from "@baize/content/contract";
import { type Formats, useFormats } from "@baize/platform-backoffice";
import { Box, Button, Chip, FormHelperText, Menu, MenuItem, Paper, Typography } from "@mui/material";
import { IconChevronDown, IconChevronUp, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { MoveButtons } from "./MoveButtons.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { newRow, ROW_KINDS, type WrittenRow } from "./row-config.ts";
import { useMoving } from "./use-moving.ts";

/** The rows of the lobby, from the top: each can be opened, moved and removed, and one more added. */
export function RowsInput({ label, place, value, onChange }: InputProps) {
	const { t } = useFormats();
	const problem = useProblem(place);
	const rows = (value ?? []) as readonly WrittenRow[];
	const [opened, setOpened] = useState<number>();
	const [said, say] = useState("");
	const moving = useMoving();

	function move(at: number, to: number): void {
		const name = nameOf(rows[at], { t });
		moving.moved(at, to);
		onChange(moved(rows, at, to));
		setOpened(opened === at ? to : undefined);
		say(t("lobby.rows.moved", { name, place: to + 1, count: rows.length }));
	}
	function add(kind: RowConfig["kind"]): void {
		onChange([...rows, newRow(kind)]);
		setOpened(rows.length);
	}
	return (
		<Box component="fieldset" sx={{ position: "relative", border: 0, m: 0, p: 0, minWidth: 0 }}>
			<Box component="legend" sx={{ p: 0, mb: 1, color: "text.secondary" }}>
				{label} · {t("lobby.rows.count", { smart_count: rows.length, most: MAX_ROWS })}
			</Box>
			{rows.length === 0 && <Typography>{t("lobby.rows.none")}</Typography>}
			<Box component="ol" ref={moving.list} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
				{rows.map((row, at) => (
					<Row
						// Rows have no names of their own, and the form keeps them in their order.
						key={at}
						row={row}
						place={`${place}.${at}`}
						at={at}
						count={rows.length}
						isOpen={opened === at}
						onOpen={() => setOpened(opened === at ? undefined : at)}
						onMove={(to) => move(at, to)}
						onRemove={() => {
							setOpened(undefined);
							onChange(rows.filter((_row, index) => index !== at));
						}}
						onChange={(next) => onChange(rows.map((each, index) => (index === at ? next : each)))}
					/>
				))}
			</Box>
			<Box role="status" sx={HIDDEN}>
				{said}
			</Box>
			{problem && <FormHelperText error>{problem}</FormHelperText>}
			<AddRow isFull={rows.length >= MAX_ROWS} onAdd={add} />
		</Box>
	);
}

const HIDDEN = {
	position: "absolute",
	width: "1px",
	height: "1px",
	overflow: "hidden",
	clipPath: "inset(50%)",
} as const;

type RowProps = Omit<Parameters<typeof MoveButtons>[0], "name"> & {
	row: WrittenRow;
	place: string;
	isOpen: boolean;
	onOpen(): void;
	onChange(row: WrittenRow): void;
};

function Row({ row, place, isOpen, onOpen, onChange, ...move }: RowProps) {
	const { t } = useFormats();
	const { issues } = useForm();
	const name = nameOf(row, { t });
	const isWrong = issues.some(({ field }) => field === place || field.startsWith(`${place}.`));
	const Chevron = isOpen ? IconChevronUp : IconChevronDown;
	return (
		<Paper
			component="li"
			variant="outlined"
			sx={{ px: 1.5, py: 0.5, minWidth: 0, ...(isWrong && { borderColor: "error.main" }) }}
		>
			<Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: { xs: "wrap", sm: "nowrap" } }}>
				<Button
					onClick={onOpen}
					aria-expanded={isOpen}
					startIcon={<Chevron size={18} />}
					sx={{
						flexGrow: 1,
						minWidth: 0,
						minHeight: 48,
						justifyContent: "flex-start",
						textAlign: "start",
						color: "text.primary",
					}}
				>
					<Box sx={{ minWidth: 0 }}>
						<Typography component="span" sx={{ display: "block", fontWeight: 600, overflowWrap: "anywhere" }}>
							{move.at + 1}. {name}
						</Typography>
						<Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
							{aboutOf(row, { t })}
						</Typography>
					</Box>
				</Button>
				{isWrong && <Chip size="small" color="error" label={t("lobby.rows.wrong")} />}
				<MoveButtons {...move} name={name} />
			</Box>
			{isOpen && (
				<Box sx={{ py: 1.5 }}>
					<RowEditor row={row} place={place} onChange={onChange} />
				</Box>
			)}
		</Paper>
	);
}

type Texts = Pick<Formats, "t">;

function nameOf(row: WrittenRow | undefined, { t }: Texts): string {
	if (row?.kind === "games") return (row.title as { en?: string } | undefined)?.en || t("lobby.rows.untitled");
	return [t(`entries.choices.${row?.kind}`), row?.category as string | undefined].filter(Boolean).join(": ");
}

/** In a line, what a row is made of and for whom it is. */
function aboutOf(row: WrittenRow, { t }: Texts): string {
	const games = (row.games as readonly string[] | undefined)?.length ?? 0;
	return [
		...(row.kind === "games" && games > 0 ? [t("lobby.rows.byHand", { smart_count: games })] : []),
		...(row.rule === undefined ? [] : [t("lobby.rows.byRule")]),
		...((row.audiences as readonly string[] | undefined) ?? []).map((each) => t(`entries.choices.${each}`)),
		...(row.onlyIn === undefined && row.geoTargetingFilter === undefined ? [] : [t("lobby.rows.placed")]),
		...(row.fromMs === undefined && row.untilMs === undefined ? [] : [t("lobby.rows.dated")]),
	].join(" · ");
}

/** What another domain shows has one row at most: more would repeat it. */
function AddRow({ isFull, onAdd }: { isFull: boolean; onAdd(kind: RowConfig["kind"]): void }) {
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	return (
		<>
			<Button
				startIcon={<IconPlus size={18} />}
				disabled={isReadOnly || isFull}
				sx={{ mt: 1 }}
				aria-haspopup="menu"
				onClick={({ currentTarget }) => setAnchor(currentTarget)}
			>
				{t("lobby.rows.add")}
			</Button>
			<Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
				{ROW_KINDS.map((kind) => (
					<MenuItem
						key={kind}
						onClick={() => {
							setAnchor(null);
							onAdd(kind);
						}}
					>
						{t(`entries.choices.${kind}`)}
					</MenuItem>
				))}
			</Menu>
		</>
	);
}
