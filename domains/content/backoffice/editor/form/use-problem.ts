import { useFormats } from "@baize/platform-backoffice";
import { useForm } from "./use-form.ts";

/** What is wrong at a place, as a sentence; empty where nothing is. */
export function useProblem(place: string): string {
	const { t } = useFormats();
	const issue = useForm().issues.find(({ field }) => field === place);
	return issue ? t(`entries.issues.${issue.cause}`, { _: t("entries.issues.other") }) : "";
}
