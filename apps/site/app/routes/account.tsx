import { loadPromo, TwoFactorBanner } from "@baize/factors/web";
import { AccountScreen, loadAccount } from "@baize/identity/web";
import { accountLoader } from "@baize/platform-web/house";
import { useDocumentVerification } from "@baize/verification/web";
import { BalancesPanel, PendingBanner } from "@baize/wallet/web";
import { useLoaderData } from "react-router";

// In turn: an operator is sent on before he is asked for what only players have.
export const loader = accountLoader(async (house) => {
	const account = await loadAccount(house);
	return { ...account, promo: await loadPromo(house) };
});

export default function Account() {
	const { promo, ...account } = useLoaderData<typeof loader>();
	const { status } = useDocumentVerification();
	const news = (
		<>
			<PendingBanner />
			<TwoFactorBanner promo={promo} documentStatus={status} />
		</>
	);
	return <AccountScreen news={news} balances={<BalancesPanel />} {...account} />;
}
