import { Autocomplete, Box, TextField } from "@mui/material";
import type { ReactNode } from "react";
import { useForm } from "./use-form.ts";

export type Option = { value: string; title: string };

type Props = {
	label: string;
	options: readonly Option[];
	value: string;
	isRequired: boolean;
	/** Whether what is typed counts, too, where it is none of the options. */
	mayBeTyped?: boolean;
	problem: ReactNode;
	isLoading?: boolean;
	/** Where the options are those of a search: what is typed, and nothing once something is picked. */
	onSearch?(typed: string): void;
	onChange(value: string): void;
};

/** One of many things, found by a part of its title or of its value. */
export function Picker(props: Props) {
	const {
		label,
		options,
		value,
		isRequired,
		mayBeTyped = false,
		problem,
		isLoading = false,
		onSearch,
		onChange,
	} = props;
	const { isReadOnly } = useForm();
	const known = options.find((option) => option.value === value);
	// What is stored stays, though it is not to be picked any more.
	const current = value === "" ? null : (known ?? { value, title: "" });
	return (
		<Autocomplete<Option, false, boolean, boolean>
			options={known || !current ? options : [current, ...options]}
			value={current}
			freeSolo={mayBeTyped}
			autoSelect={mayBeTyped}
			disableClearable={isRequired && current !== null}
			disabled={isReadOnly}
			fullWidth
			loading={isLoading}
			{...(onSearch && {
				filterOptions: (all: Option[]) => all,
				onInputChange: (_event: unknown, text: string, why: string) => onSearch(why === "input" ? text : ""),
			})}
			getOptionKey={idOf}
			getOptionLabel={(option) => (typeof option === "string" ? option : titled(option))}
			isOptionEqualToValue={(one, other) => idOf(one) === idOf(other)}
			onChange={(_event, next) => onChange(next === null ? "" : pickedFrom(options, next))}
			renderOption={({ key, ...props }, { value: each, title }) => (
				<Box component="li" key={key} {...props} sx={{ display: "grid!important", justifyItems: "start" }}>
					{title || each}
					{title && <Box sx={{ color: "text.secondary", fontFamily: "monospace", fontSize: 13 }}>{each}</Box>}
				</Box>
			)}
			renderInput={(params) => (
				<TextField
					{...params}
					label={label}
					required={isRequired}
					error={Boolean(problem)}
					helperText={problem || undefined}
				/>
			)}
		/>
	);
}

/** Of text that was typed, or left in the field with its title, the option that it names; else the text itself. */
function pickedFrom(options: readonly Option[], next: Option | string): string {
	const named = typeof next === "string" ? options.find((option) => titled(option) === next.trim()) : next;
	return named ? named.value : idOf(next).trim();
}

const idOf = (option: Option | string): string => (typeof option === "string" ? option : option.value);
const titled = ({ value, title }: Option): string => (title ? `${title} (${value})` : value);
