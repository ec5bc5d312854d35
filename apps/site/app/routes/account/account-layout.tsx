import { AccountMenu } from "@baize/account/web";
import { Region } from "@baize/content/web";
import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { DocumentBanner } from "@baize/verification/web";
import { Outlet, useLocation } from "react-router";
import { useRegions } from "../../frame/root-page.ts";

/**
 * Shown around every page of an account: above it what must be done before the account is complete, except on the page
 * that lists it; beside it, on wide screens, the account's other pages, except on the overview, which shows them itself.
 */
export default function AccountLayout() {
	const path = useSitePath();
	const { pathname } = useLocation();
	const isPlayer = useViewer() !== null;
	const hasMenu = isPlayer && pathname !== path(pages.account);
	return (
		<>
			{isPlayer && pathname !== path(pages.verificationSteps) && (
				<div className="mx-auto w-full max-w-page px-3.5 pt-4 empty:hidden md:px-7">
					<DocumentBanner />
				</div>
			)}
			{hasMenu ? (
				<div className="mx-auto w-full max-w-page lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:ps-4">
					<div className="max-lg:hidden">
						<AccountMenu pathname={pathname} />
						<div className="mt-4 grid gap-3 px-3 text-sm text-ink-muted empty:hidden">
							<Region items={useRegions().accountMenu} />
						</div>
					</div>
					{/* Narrow pages begin where wide ones do. */}
					<div className="min-w-0 lg:[&>section]:ms-0 lg:[&>section>.mx-auto]:ms-0">
						<Outlet />
					</div>
				</div>
			) : (
				<Outlet />
			)}
		</>
	);
}
