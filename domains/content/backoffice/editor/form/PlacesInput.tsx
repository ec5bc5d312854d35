import { useFormats } from "@baize/platform-backoffice";
import { Autocomplete, Chip, TextField } from "@mui/material";
import { useState } from "react";
import type { GeoFilter } from "../../../contract/index.ts";
import { filterOf, placesOf, readPlace } from "./places.ts";
import { type InputProps, useForm } from "./use-form.ts";

/** Where an entry is hidden, or the only places where it is shown: countries, and parts of countries. */
export function PlacesInput({ schema, label, value, onChange }: InputProps) {
	const { t, country } = useFormats();
	const side = schema.properties?.onlyIn ? "onlyIn" : "notIn";
	const { isReadOnly } = useForm();
	const [isWrong, setWrong] = useState(false);
	function changed(typed: readonly string[]): void {
		const places = typed.map(readPlace);
		setWrong(places.includes(undefined));
		onChange(
			filterOf(
				places.filter((place) => place !== undefined),
				side,
			),
		);
	}
	const nameOf = (place: string): string => {
		const [code = "", ...parts] = place.split(":");
		return [country(code), ...parts].join(", ");
	};
	return (
		<Autocomplete
			multiple
			freeSolo
			autoSelect
			options={[]}
			value={placesOf(value as GeoFilter | undefined, side)}
			disabled={isReadOnly}
			fullWidth
			onChange={(_event, next) => changed(next)}
			renderValue={(places, propsOf) =>
				places.map((place, index) => {
					const { key, ...props } = propsOf({ index });
					return <Chip key={key} label={nameOf(place)} {...props} />;
				})
			}
			renderInput={(params) => (
				<TextField
					{...params}
					label={label}
					error={isWrong}
					helperText={t(isWrong ? "entries.editor.placeWrong" : "entries.editor.placesHint")}
				/>
			)}
		/>
	);
}
