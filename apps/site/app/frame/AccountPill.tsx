import { Button, IconButton } from "@baize/platform-web";
import type { Viewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { useFrameTexts } from "./texts.ts";

/** The balance and the way to deposit, then the account. */
export function AccountPill({ viewer }: { viewer: Viewer }) {
	const t = useFrameTexts();
	const path = useSitePath();
	return (
		<>
			<Button size="s" href={path("/account/cashier/deposit")}>
				{t("deposit")}
			</Button>
			<IconButton icon="user" label={`${t("account")} ${viewer.displayName}`} href={path("/account")} />
		</>
	);
}
