import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, Dialog } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { FundRows } from "./FundRows.tsx";
import { useMayDeposit } from "./may-deposit.ts";
import { useWalletTexts } from "./texts.ts";

/** Every fund, and the links to deposit and withdraw. */
export default function FundsDialog({ onClose }: { onClose: () => void }) {
	const t = useWalletTexts();
	const path = useSitePath();
	const mayDeposit = useMayDeposit();
	const mayWithdraw = useFlag("cashierWithdraw");
	const { key } = useLocation();
	const openedAt = useRef(key);
	// The dialog is in the header, which stays when a link leads to another page.
	useEffect(() => {
		if (key !== openedAt.current) onClose();
	}, [key, onClose]);
	return (
		<Dialog
			open
			sheet
			onClose={onClose}
			title={t("balance.title")}
			closeLabel={t("balance.close")}
			actions={
				<>
					{mayDeposit && <Button href={path(pages.deposit)}>{t("open.deposit")}</Button>}
					{mayWithdraw && (
						<Button look="secondary" href={path(pages.withdraw)}>
							{t("open.withdraw")}
						</Button>
					)}
				</>
			}
		>
			<FundRows />
			<a className="mt-4 flex min-h-11 items-center underline" href={path(pages.statement)}>
				{t("open.statement")}
			</a>
		</Dialog>
	);
}
