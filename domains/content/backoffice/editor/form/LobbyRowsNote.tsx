import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { useFormats } from "@baize/platform-backoffice";
import { Alert, Link as TextLink } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import { entryId, HOME } from "../../../contract/index.ts";

/** The rows of the lobby have a page of their own, of a domain above. */
export function LobbyRowsNote() {
	const { t } = useFormats();
	const pathTo = useCreatePath();
	const id = entryId({ type: "marketing_page", slug: HOME, locale: DEFAULT_LOCALE });
	return (
		<Alert severity="info">
			{t("entries.editor.rowsElsewhere")}{" "}
			<TextLink component={Link} to={pathTo({ resource: "lobby", type: "show", id })}>
				{t("entries.editor.toRows")}
			</TextLink>
		</Alert>
	);
}
