import { useRead } from "@baize/platform-backoffice";
import { useState } from "react";
import { type ContentType, listEntries } from "../../../contract/index.ts";
import { entryTypeOf } from "./form-schema.ts";
import { Picker } from "./Picker.tsx";
import type { InputProps } from "./use-form.ts";
import { useProblem } from "./use-problem.ts";
import { useSettled } from "./use-settled.ts";

const MAX_OPTIONS = 50;

/** Another entry, by its English title. There may be thousands, so what is typed is searched for. */
export function EntryPicker({ schema, label, place, value, isRequired, onChange }: InputProps) {
	const issue = useProblem(place);
	const contentType = entryTypeOf(schema) as ContentType;
	const [typed, setTyped] = useState("");
	const search = useSettled(typed.trim());
	const query = { contentType, language: "en", limit: MAX_OPTIONS, ...(search === "" ? {} : { search }) } as const;
	const { data, failure } = useRead(listEntries, { query });
	return (
		<Picker
			label={label}
			options={(data?.entries ?? []).map(({ slug, title }) => ({ value: slug, title }))}
			value={typeof value === "string" ? value : ""}
			isRequired={isRequired}
			problem={issue || failure}
			isLoading={data === undefined}
			onSearch={setTyped}
			onChange={onChange}
		/>
	);
}
