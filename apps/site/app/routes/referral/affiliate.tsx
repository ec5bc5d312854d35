import { pageLoader } from "@baize/platform-web/page";
import { AffiliateScreen, loadAffiliate } from "@baize/referral/web";

export const loader = pageLoader(loadAffiliate);

export default function Affiliate() {
	return <AffiliateScreen />;
}
