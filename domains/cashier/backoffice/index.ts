import { WITHDRAWALS_ROLE } from "../contract/index.ts";
import { withdrawalData } from "./data.ts";
import { texts } from "./texts.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import { WithdrawalQueue } from "./WithdrawalQueue.tsx";

/** The cashier's place in the back office: its screens, its data, its texts and the role that it needs. */
export const withdrawalsResource = {
	name: "withdrawals",
	role: WITHDRAWALS_ROLE,
	list: WithdrawalQueue,
	show: WithdrawalPage,
	data: withdrawalData,
	texts,
};
