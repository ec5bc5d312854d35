import { type LinkedAccount, listLinkedAccounts, listSavedCards, type SavedCard } from "@baize/cashier/contract";
import { LinkedAccountsPanel, SavedCardsPanel } from "@baize/cashier/web";
import { type Account, type RegistrationForm, readRegistrationForm } from "@baize/identity/contract";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useState } from "react";
import { readAccount } from "../../contract/index.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { useAccountTexts } from "../texts.ts";
import { DetailsPanel } from "./DetailsPanel.tsx";
import { EmailPanel } from "./EmailPanel.tsx";
import { PreferencesPanel } from "./PreferencesPanel.tsx";

type Props = {
	account: Account;
	offered: RegistrationForm;
	linkedAccounts: LinkedAccount[];
	savedCards: SavedCard[];
};

export async function loadProfile({ call, viewer }: PageContext & { viewer: Viewer }): Promise<Props> {
	const [account, offered, { linkedAccounts }, { savedCards }] = await Promise.all([
		call(readAccount, { params: { session: viewer.handle } }),
		call(readRegistrationForm, {}),
		call(listLinkedAccounts, { params: { session: viewer.handle } }),
		call(listSavedCards, { params: { session: viewer.handle } }),
	]);
	return { account, offered, linkedAccounts, savedCards };
}

/** The player's profile: each part is shown first, and opened to be changed. */
export function ProfileScreen({ account: first, offered, linkedAccounts, savedCards }: Props) {
	const t = useAccountTexts();
	const [account, setAccount] = useState(first);
	return (
		<AccountFrame title={t("profile.title")} description={t("profile.description")}>
			<DetailsPanel account={account} offered={offered} onChanged={setAccount} />
			<EmailPanel account={account} onChanged={setAccount} />
			<PreferencesPanel account={account} onChanged={setAccount} />
			<LinkedAccountsPanel linkedAccounts={linkedAccounts} />
			<SavedCardsPanel savedCards={savedCards} />
		</AccountFrame>
	);
}
