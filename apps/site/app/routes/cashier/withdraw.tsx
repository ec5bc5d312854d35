import { loadWithdraw, WithdrawScreen } from "@baize/cashier/web";
import { accountLoader } from "@baize/platform-web/page";
import { loadWithdrawalEffect, WithdrawalNote } from "@baize/promotions/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(async (context, page) => {
	const [withdraw, effect] = await Promise.all([loadWithdraw(context, page), loadWithdrawalEffect(context)]);
	return { ...withdraw, effect };
});

export default function Route() {
	const { effect, ...withdraw } = useLoaderData<typeof loader>();
	return <WithdrawScreen {...withdraw} note={effect && <WithdrawalNote effect={effect} />} />;
}
