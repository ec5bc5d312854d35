import { FreshProof, IdleLogout, ownAccount } from "@baize/identity/backoffice";
import { Typography } from "@mui/material";
import { IconUserCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AppBar, Layout, Logout, MenuItemLink, UserMenu, useGetIdentity, useTranslate, useUserMenu } from "react-admin";

/**
 * The bar names the tool and the operator; each page has its own heading. The request for a fresh proof is shown above
 * any page.
 */
export const Frame = ({ children }: { children?: ReactNode }) => (
	<Layout appBar={Bar}>
		{children}
		<FreshProof />
		<IdleLogout />
	</Layout>
);

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

// The button shows the operator's name, so the name is also its label.
function Operator() {
	const { identity } = useGetIdentity();
	return (
		<UserMenu label={identity?.fullName ?? "ra.auth.user_menu"}>
			<OwnAccount />
			<Logout />
		</UserMenu>
	);
}

function OwnAccount() {
	const menu = useUserMenu();
	const { path, title } = ownAccount;
	return <MenuItemLink to={path} primaryText={title} leftIcon={<IconUserCircle />} onClick={menu?.onClose} />;
}
