import { AccountScreen, loadAccount, NextSteps } from "@baize/account/web";
import { loadPromo, TwoFactorBanner } from "@baize/factors/web";
import { loadTier, TierMark } from "@baize/loyalty/web";
import { accountLoader } from "@baize/platform-web/page";
import { BonusCard, loadBonusCard } from "@baize/promotions/web";
import { loadSaferPlay } from "@baize/safer-play/web";
import { wantedDocument } from "@baize/verification/contract";
import { useDocumentVerification, usePhoneVerification } from "@baize/verification/web";
import { BalancesPanel, PendingBanner } from "@baize/wallet/web";
import { useLoaderData } from "react-router";

// In this order: an operator is redirected before anything is read that only players have.
export const loader = accountLoader(async (context) => {
	const account = await loadAccount(context);
	const [promo, { state }, tier, bonuses] = await Promise.all([
		loadPromo(context),
		loadSaferPlay(context),
		loadTier(context),
		loadBonusCard(context),
	]);
	return { ...account, promo, areLimitsOpen: state.offersLimits, tier, bonuses };
});

export default function Account() {
	const { promo, areLimitsOpen, account, tier, bonuses } = useLoaderData<typeof loader>();
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
	const notices = (
		<>
			<PendingBanner />
			<TwoFactorBanner promo={promo} documentStatus={status} />
		</>
	);
	return (
		<AccountScreen
			notices={notices}
			balances={<BalancesPanel />}
			tier={<TierMark first={tier} />}
			bonus={<BonusCard first={bonuses} />}
			steps={steps}
			account={account}
		/>
	);
}
