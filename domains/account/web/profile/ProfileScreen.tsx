import { type Account, type RegistrationForm, readAccount, readRegistrationForm } from "@baize/identity/contract";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useState } from "react";
import { AccountFrame } from "../AccountFrame.tsx";
import { useAccountTexts } from "../texts.ts";
import { DetailsPanel } from "./DetailsPanel.tsx";
import { EmailPanel } from "./EmailPanel.tsx";
import { LinkedAccountsPanel } from "./LinkedAccountsPanel.tsx";
import { PreferencesPanel } from "./PreferencesPanel.tsx";

type Props = { account: Account; offered: RegistrationForm };

export async function loadProfile({ call, viewer }: PageContext & { viewer: Viewer }): Promise<Props> {
	const [account, offered] = await Promise.all([
		call(readAccount, { params: { session: viewer.handle } }),
		call(readRegistrationForm, {}),
	]);
	return { account, offered };
}

/** The player's profile: each part is shown first, and opened to be changed. */
export function ProfileScreen({ account: first, offered }: Props) {
	const t = useAccountTexts();
	const [account, setAccount] = useState(first);
	return (
		<AccountFrame title={t("profile.title")} description={t("profile.description")}>
			<DetailsPanel account={account} offered={offered} onChanged={setAccount} />
			<EmailPanel account={account} onChanged={setAccount} />
			<PreferencesPanel account={account} onChanged={setAccount} />
			<LinkedAccountsPanel account={account} onChanged={setAccount} />
		</AccountFrame>
	);
}
