import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useMayDeposit } from "../may-deposit.ts";
import { useWalletTexts } from "../texts.ts";

/** In place of a table without rows. */
export const NoEntries = ({ isFiltered }: { isFiltered: boolean }) => (isFiltered ? <Nothing /> : <Empty />);

function Nothing() {
	const t = useWalletTexts();
	return (
		<EmptyState icon="receipt" title={t("statement.nothing")}>
			{t("statement.nothingText")}
		</EmptyState>
	);
}

function Empty() {
	const t = useWalletTexts();
	const path = useSitePath();
	const deposit = (
		<Button look="secondary" href={path(pages.deposit)}>
			{t("open.deposit")}
		</Button>
	);
	return (
		<EmptyState icon="receipt" title={t("statement.empty")} actions={useMayDeposit() && deposit}>
			{t("statement.emptyText")}
		</EmptyState>
	);
}
