import { useFormats } from "@baize/platform-backoffice";
import { Button, FormControl, FormHelperText, FormLabel, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { type Row, rowsIn, TITLES, textOfRows } from "./title-shares.ts";

type Props = { name: string; text: string; isWrong: boolean };

/** The games that count otherwise than their class, chosen by their names; the form reads them as one text. */
export function TitleShares({ name, text, isWrong }: Props) {
	const { t } = useFormats();
	const [rows, setRows] = useState<readonly Row[]>(() => rowsIn(text));
	const change = (at: number, row: Row): void => setRows(rows.with(at, row));
	return (
		<FormControl component="fieldset" error={isWrong} fullWidth>
			<FormLabel component="legend">{t(`offers.draft.fields.${name}`)}</FormLabel>
			<input type="hidden" name={name} value={textOfRows(rows)} />
			<Stack spacing={1} sx={{ py: 1 }}>
				{rows.map((row, at) => (
					<TitleRow
						key={at}
						row={row}
						onChange={(changed) => change(at, changed)}
						onRemove={() => setRows(rows.toSpliced(at, 1))}
					/>
				))}
			</Stack>
			<Button onClick={() => setRows([...rows, { title: "", percent: "" }])}>{t("offers.draft.titles.add")}</Button>
			<FormHelperText>{t(`offers.draft.hints.${name}`)}</FormHelperText>
		</FormControl>
	);
}

type RowProps = { row: Row; onChange(row: Row): void; onRemove(): void };

function TitleRow({ row, onChange, onRemove }: RowProps) {
	const { t } = useFormats();
	return (
		<Stack direction="row" spacing={1}>
			<TextField
				select
				fullWidth
				label={t("offers.draft.titles.game")}
				value={row.title}
				onChange={({ target }) => onChange({ ...row, title: target.value })}
			>
				{TITLES.map(({ value, text }) => (
					<MenuItem key={value} value={value}>
						{text}
					</MenuItem>
				))}
			</TextField>
			<TextField
				fullWidth
				label={t("offers.draft.titles.percent")}
				value={row.percent}
				onChange={({ target }) => onChange({ ...row, percent: target.value })}
			/>
			<Button onClick={onRemove}>{t("offers.draft.titles.remove")}</Button>
		</Stack>
	);
}
