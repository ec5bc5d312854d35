import { useFormats, useRead } from "@baize/platform-backoffice";
import { listLinkTargets } from "../../../contract/index.ts";
import { kindOf } from "./form-schema.ts";
import { Picker } from "./Picker.tsx";
import { SITE_PAGES } from "./site-pages.ts";
import type { InputProps } from "./use-form.ts";
import { useProblem } from "./use-problem.ts";

/** A page of the site, picked; where links may lead elsewhere, an https address is typed. */
export function LinkPicker({ schema, label, place, value, isRequired, onChange }: InputProps) {
	const { t } = useFormats();
	const issue = useProblem(place);
	const { data, failure } = useRead(listLinkTargets, {});
	const own = Object.entries(SITE_PAGES).map(([name, path]) => ({
		value: path as string,
		title: t(`entries.sitePages.${name}`),
	}));
	const ownPaths = new Set(own.map((page) => page.value));
	const written = (data?.targets ?? [])
		.filter(({ path }) => !ownPaths.has(path))
		.map(({ path, title }) => ({ value: path, title }));
	return (
		<Picker
			label={label}
			options={[...own, ...written]}
			value={typeof value === "string" ? value : ""}
			isRequired={isRequired}
			mayBeTyped={kindOf(schema) === "link"}
			problem={issue || failure}
			onChange={onChange}
		/>
	);
}
