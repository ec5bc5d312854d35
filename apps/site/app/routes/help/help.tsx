import { isOpenWithdrawal } from "@baize/cashier/contract";
import { pageLoader } from "@baize/platform-web/page";
import { HelpScreen, loadHelpCentre } from "@baize/support/web";
import { useLoaderData } from "react-router";
import { Own } from "./Own.tsx";
import { type OwnData, readOwn } from "./own-case.ts";

export const loader = pageLoader(async (context) => {
	const [centre, own] = await Promise.all([loadHelpCentre(context), readOwn(context, "withdrawals")]);
	return { centre, own: isUnderWay(own) ? own : undefined };
});

/** Only what one may be asking about now stands on the first page of the help. */
const isUnderWay = (own: OwnData | undefined): boolean =>
	own?.kind === "withdrawals" && own.data.withdrawals.some(({ state }) => isOpenWithdrawal(state));

export default function Help() {
	const { centre, own } = useLoaderData<typeof loader>();
	return <HelpScreen {...centre} own={own && <Own own={own} />} />;
}
