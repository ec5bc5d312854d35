import { FreshProof, IdleLogout } from "@baize/identity/backoffice";
import { can, type OwnPage } from "@baize/platform-backoffice";
import { Divider, type Theme, Typography, useMediaQuery } from "@mui/material";
import { IconUserCircle } from "@tabler/icons-react";
import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";
import {
	AppBar,
	Layout,
	Logout,
	Menu,
	MenuItemLink,
	UserMenu,
	useGetIdentity,
	usePermissions,
	useSidebarState,
	useTranslate,
	useUserMenu,
} from "react-admin";
import { OWN_PAGES, SECTIONS } from "./domains.ts";

/**
 * The bar names the tool and the operator; each page has its own heading. The request for a fresh proof is shown above
 * any page.
 */
export const Frame = ({ children }: { children?: ReactNode }) => (
	<Layout appBar={Bar} menu={Sections}>
		{children}
		<FreshProof />
		<IdleLogout />
	</Layout>
);

function Bar() {
	const t = useTranslate();
	useMenuOfWidth();
	return (
		<AppBar userMenu={<Operator />}>
			<Typography component="p" variant="h6" sx={{ flex: 1 }}>
				{t("office.name")}
			</Typography>
		</AppBar>
	);
}

/**
 * On a narrow screen the menu is a dialog over the page, so one that stood open beside it would hide the page from mouse,
 * keyboard and screen reader once the window is made narrow.
 */
function useMenuOfWidth(): void {
	const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"), { noSsr: true });
	const [, setOpen] = useSidebarState();
	const wasNarrow = useRef(isNarrow);
	useLayoutEffect(() => {
		if (wasNarrow.current === isNarrow) return;
		wasNarrow.current = isNarrow;
		setOpen(!isNarrow);
	}, [isNarrow, setOpen]);
}

/** The sections that the operator may open, with a line between the groups. */
function Sections() {
	const { permissions = [] } = usePermissions<readonly string[]>();
	const open = SECTIONS.filter((section) => can(permissions, section));
	return (
		<Menu>
			{open.map(({ name, group }, index) => (
				<Fragment key={name}>
					{index > 0 && open[index - 1]?.group !== group && <Divider sx={{ my: 1 }} />}
					<Menu.ResourceItem name={name} />
				</Fragment>
			))}
		</Menu>
	);
}

// The button shows the operator's name, so the name is also its label.
function Operator() {
	const { identity } = useGetIdentity();
	return (
		<UserMenu label={identity?.fullName ?? "ra.auth.user_menu"}>
			{OWN_PAGES.map((each) => (
				<OwnPageLink key={each.path} {...each} />
			))}
			<Logout />
		</UserMenu>
	);
}

function OwnPageLink({ path, title }: OwnPage) {
	const menu = useUserMenu();
	return <MenuItemLink to={path} primaryText={title} leftIcon={<IconUserCircle />} onClick={menu?.onClose} />;
}
