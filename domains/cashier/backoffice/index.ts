import { WITHDRAWALS_ROLE } from "../contract/index.ts";
import { withdrawalData } from "./data.ts";
import { texts } from "./texts.ts";
import { WithdrawalPage } from "./WithdrawalPage.tsx";
import { WithdrawalQueue } from "./WithdrawalQueue.tsx";

/** The cashier's part of the back office: its screens, data, texts and the role that it needs. */
export const withdrawalsResource = {
	name: "withdrawals",
	role: WITHDRAWALS_ROLE,
	list: WithdrawalQueue,
	show: WithdrawalPage,
	data: withdrawalData,
	texts,
};
