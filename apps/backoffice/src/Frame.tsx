import { ownPassword } from "@baize/identity/backoffice";
import { Typography } from "@mui/material";
import { IconKey } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AppBar, Layout, Logout, MenuItemLink, UserMenu, useGetIdentity, useTranslate, useUserMenu } from "react-admin";

/** The bar above names the tool and who works with it; each page has its own heading. */
export const Frame = ({ children }: { children?: ReactNode }) => <Layout appBar={Bar}>{children}</Layout>;

function Bar() {
	const t = useTranslate();
	return (
		<AppBar userMenu={<Operator />}>
			<Typography component="p" variant="h6" sx={{ flex: 1 }}>
				{t("office.name")}
			</Typography>
		</AppBar>
	);
}

// The button shows the operator's name, so that is also what it is called.
function Operator() {
	const { identity } = useGetIdentity();
	return (
		<UserMenu label={identity?.fullName ?? "ra.auth.user_menu"}>
			<OwnPassword />
			<Logout />
		</UserMenu>
	);
}

function OwnPassword() {
	const menu = useUserMenu();
	const { path, title } = ownPassword;
	return <MenuItemLink to={path} primaryText={title} leftIcon={<IconKey />} onClick={menu?.onClose} />;
}
