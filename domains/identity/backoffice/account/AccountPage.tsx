import { FactorsPanel } from "@baize/factors/backoffice";
import { Stack, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { PasswordPanel } from "./PasswordPanel.tsx";

/** What each operator manages for themselves, whatever their roles: password and second factors. */
export function AccountPage() {
	const t = useTranslate();
	return (
		<Stack spacing={2} sx={{ mt: 2, mb: 4, maxInlineSize: "40rem" }}>
			<title>{t("access.account.title")}</title>
			<Typography component="h1" variant="h5">
				{t("access.account.title")}
			</Typography>
			<FactorsPanel />
			<PasswordPanel />
		</Stack>
	);
}
