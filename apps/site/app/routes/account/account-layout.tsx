import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { DocumentBanner } from "@baize/verification/web";
import { Outlet, useLocation } from "react-router";

/**
 * Shown above every page of an account: what must be done before the account is complete; except on the page that lists
 * it.
 */
export default function AccountLayout() {
	const path = useSitePath();
	const { pathname } = useLocation();
	const isPlayer = useViewer() !== null;
	return (
		<>
			{isPlayer && pathname !== path(pages.verificationSteps) && (
				<div className="mx-auto w-full max-w-page px-3.5 pt-4 empty:hidden md:px-7">
					<DocumentBanner />
				</div>
			)}
			<Outlet />
		</>
	);
}
