import { Box, Typography } from "@mui/material";
import { IconLock } from "@tabler/icons-react";
import { useGetIdentity, usePermissions, useTranslate } from "react-admin";

/** Shown where an operator's roles do not allow a page: who they are, what their roles allow, and whom to ask. */
export function AccessDenied() {
	const t = useTranslate();
	const { identity } = useGetIdentity();
	const { permissions } = usePermissions<readonly string[]>();
	const title = t("office.denied.title");
	return (
		<Box sx={{ display: "grid", justifyItems: "center", gap: 1, textAlign: "center", mt: 10, px: 2 }}>
			<title>{title}</title>
			<IconLock size={40} aria-hidden="true" />
			<Typography component="h1" variant="h5">
				{title}
			</Typography>
			{identity && permissions && (
				<Typography>{t("office.denied.text", { name: identity.fullName, roles: permissions.join(", ") })}</Typography>
			)}
			<Typography color="text.secondary">{t("office.denied.next")}</Typography>
		</Box>
	);
}
