import { MenuItem, Stack, TextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { type Filter, type Filters, withFilter } from "./filters.ts";

const TYPING_PAUSE_MS = 300;

type Props = { resource: string; filters: readonly Filter[]; values: Filters; onChange(values: Filters): void };

/** The filters of a list. Each change is shown at once, a text after a pause in typing. */
export function FilterBar({ resource, filters, values, onChange }: Props) {
	const t = useTranslate();
	// A text is applied after a pause, in which another filter may have changed and the address may not say so yet.
	const newest = useRef(values);
	useEffect(() => {
		newest.current = values;
	}, [values]);
	const change = (id: string, value: string): void => {
		newest.current = withFilter(newest.current, id, value);
		onChange(newest.current);
	};
	return (
		<Stack direction="row" useFlexGap role="search" sx={{ flexWrap: "wrap", gap: 1.5, flex: "1 1 auto" }}>
			{filters.map((filter) => {
				const { id } = filter;
				const field = {
					label: t(`resources.${resource}.filters.${id}`, { _: t(`resources.${resource}.fields.${id}`) }),
					value: values[id] ?? "",
					onValue: (value: string) => change(id, value),
				};
				if (filter.kind === "text")
					return <TextFilter key={id} {...field} hint={t(`resources.${resource}.hints.${id}`, { _: "" })} />;
				if (filter.kind === "day") return <DayFilter key={id} {...field} />;
				return <ChoiceFilter key={id} {...field} filter={filter} />;
			})}
		</Stack>
	);
}

type FieldProps = { label: string; value: string; onValue(value: string): void };

function TextFilter({ label, value, hint, onValue }: FieldProps & { hint: string }) {
	const [text, setText] = useState(value);
	const sent = useRef(value);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// The address changes by what was typed here, too; only another change replaces what is being typed.
	useEffect(() => {
		if (value !== sent.current) setText(value);
		sent.current = value;
	}, [value]);
	useEffect(() => () => clearTimeout(timer.current), []);

	function typed(next: string): void {
		setText(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			sent.current = next.trim() === "" ? "" : next;
			onValue(next);
		}, TYPING_PAUSE_MS);
	}
	return (
		<TextField
			type="search"
			size="small"
			label={label}
			value={text}
			placeholder={hint}
			onChange={(event) => typed(event.target.value)}
			sx={{ flex: "1 1 14rem", maxWidth: { sm: "20rem" } }}
		/>
	);
}

function DayFilter({ label, value, onValue }: FieldProps) {
	return (
		<TextField
			type="date"
			size="small"
			label={label}
			value={value}
			onChange={(event) => onValue(event.target.value)}
			slotProps={{ inputLabel: { shrink: true } }}
			sx={{ flex: "1 1 9rem", maxWidth: { sm: "12rem" } }}
		/>
	);
}

function ChoiceFilter({ label, value, filter, onValue }: FieldProps & { filter: Filter & { kind: "choice" } }) {
	const t = useTranslate();
	return (
		<TextField
			select
			size="small"
			label={label}
			value={value}
			onChange={(event) => onValue(event.target.value)}
			slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
			sx={{ flex: "1 1 10rem", maxWidth: { sm: "16rem" } }}
		>
			<MenuItem value="">{t(filter.any)}</MenuItem>
			{filter.values.map((each) => (
				<MenuItem key={each} value={each}>
					{t(`${filter.texts}.${each}`)}
				</MenuItem>
			))}
		</TextField>
	);
}
