import { useRead } from "@baize/platform-backoffice";
import { type ContentType, listEntries } from "../../../contract/index.ts";
import { entryTypeOf } from "./form-schema.ts";
import { Picker } from "./Picker.tsx";
import type { InputProps } from "./use-form.ts";
import { useProblem } from "./use-problem.ts";

const MAX_OPTIONS = 200;

/** Another entry, by its English title. */
export function EntryPicker({ schema, label, place, value, isRequired, onChange }: InputProps) {
	const issue = useProblem(place);
	const contentType = entryTypeOf(schema) as ContentType;
	const { data, failure } = useRead(listEntries, { query: { contentType, language: "en", limit: MAX_OPTIONS } });
	return (
		<Picker
			label={label}
			options={(data?.entries ?? []).map(({ slug, title }) => ({ value: slug, title }))}
			value={typeof value === "string" ? value : ""}
			isRequired={isRequired}
			problem={issue || failure}
			onChange={onChange}
		/>
	);
}
