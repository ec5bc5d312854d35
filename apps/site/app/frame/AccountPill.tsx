import { pages } from "@baize/platform-paths";
import { Button, IconButton } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { UnreadContext, type Viewer } from "@baize/platform-web/page";
import { BalancePill, useMayDeposit } from "@baize/wallet/web";
import { useContext } from "react";
import { useFrameTexts } from "./texts.ts";

/** The balance with the deposit link, then the account. */
export function AccountPill({ viewer }: { viewer: Viewer }) {
	const t = useFrameTexts();
	const path = useSitePath();
	const unread = useContext(UnreadContext);
	const mayDeposit = useMayDeposit();
	return (
		<>
			<span
				className={`flex min-h-11 flex-wrap items-center gap-x-3 rounded-pill border border-hairline bg-surface-2 ps-4 max-sm:gap-x-2 max-sm:ps-3 ${mayDeposit ? "" : "pe-4"}`}
			>
				<BalancePill />
				{mayDeposit && (
					<Button size="s" href={path(pages.deposit)} className="max-sm:px-3.5!">
						{t("deposit")}
					</Button>
				)}
			</span>
			<IconButton
				icon="user"
				label={[t("accountOf", { name: viewer.displayName }), unread.label].filter(Boolean).join(", ")}
				count={unread.count}
				href={path(pages.account)}
				className="max-md:hidden"
			/>
		</>
	);
}
