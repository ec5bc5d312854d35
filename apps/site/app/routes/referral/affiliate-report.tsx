import { accountLoader } from "@baize/platform-web/page";
import { AffiliateReportScreen, loadAffiliateReport } from "@baize/referral/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadAffiliateReport);

export default function AffiliateReport() {
	return <AffiliateReportScreen {...useLoaderData<typeof loader>()} />;
}
