import { loadPromo, TwoFactorBanner } from "@baize/factors/web";
import { AccountScreen, loadAccount, NextSteps } from "@baize/identity/web";
import { accountLoader } from "@baize/platform-web/house";
import { loadSaferPlay } from "@baize/safer-play/web";
import { wantedDocument } from "@baize/verification/contract";
import { useDocumentVerification, usePhoneVerification } from "@baize/verification/web";
import { BalancesPanel, PendingBanner } from "@baize/wallet/web";
import { useLoaderData } from "react-router";

// In turn: an operator is sent on before he is asked for what only players have.
export const loader = accountLoader(async (house) => {
	const account = await loadAccount(house);
	const [promo, { state }] = await Promise.all([loadPromo(house), loadSaferPlay(house)]);
	return { ...account, promo, areLimitsOpen: state.offersLimits };
});

export default function Account() {
	const { promo, areLimitsOpen, account } = useLoaderData<typeof loader>();
	const { status } = useDocumentVerification();
	const steps = (
		<NextSteps
			areTermsDue={account.terms.isDue}
			isPhoneOpen={usePhoneVerification().status === "NOT_VALIDATED"}
			document={wantedDocument(status)}
			hasPin={promo.settings.hasPin}
			isTwoFactorOpen={promo.settings.isTwoFactorOn && promo.settings.twoFactor === "PENDING"}
			areLimitsOpen={areLimitsOpen}
		/>
	);
	const news = (
		<>
			<PendingBanner />
			<TwoFactorBanner promo={promo} documentStatus={status} />
		</>
	);
	return <AccountScreen news={news} balances={<BalancesPanel />} steps={steps} account={account} />;
}
