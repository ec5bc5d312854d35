import { useFormats } from "@baize/platform-backoffice";
import { Tab, Tabs } from "@mui/material";
import { useRedirect } from "react-admin";
import { type EntryRecord, entryId } from "../../contract/index.ts";

/** The same entry in each language, with what readers see of it there. */
export function LanguageTabs({ record, isChanged }: { record: EntryRecord; isChanged: boolean }) {
	const { contentType, slug, language, translations } = record;
	const { t } = useFormats();
	const redirect = useRedirect();
	const open = (locale: typeof language) => redirect("show", "entries", entryId({ type: contentType, slug, locale }));
	return (
		<Tabs
			value={language}
			onChange={(_event, next) => open(next)}
			variant="scrollable"
			allowScrollButtonsMobile
			aria-label={t("entries.editor.languages")}
		>
			{translations.map((each) => (
				<Tab
					key={each.language}
					value={each.language}
					// What is written here would be lost.
					disabled={isChanged && each.language !== language}
					label={t("entries.editor.languageState", {
						language: t(`entries.languages.${each.language}`),
						state: t(`entries.states.${each.state}`),
					})}
				/>
			))}
		</Tabs>
	);
}
