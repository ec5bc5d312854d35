import { type InputProps, Picker, useProblem } from "@baize/content/backoffice";
import { useRead } from "@baize/platform-backoffice";
import { readRowChoices } from "../../contract/index.ts";

/** Who has made the games, of those that are listed. */
export function ProviderPicker({ label, place, value, isRequired, onChange }: InputProps) {
	const issue = useProblem(place);
	const { data, failure } = useRead(readRowChoices, {});
	return (
		<Picker
			label={label}
			options={(data?.providers ?? []).map((name) => ({ value: name, title: "" }))}
			value={typeof value === "string" ? value : ""}
			isRequired={isRequired}
			problem={issue || failure}
			isLoading={data === undefined}
			onChange={onChange}
		/>
	);
}
