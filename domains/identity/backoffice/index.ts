import type { OfficePart } from "@baize/platform-backoffice";
import { officePages } from "@baize/platform-paths";
import { AccountPage } from "./account/AccountPage.tsx";
import { duplicates } from "./duplicates/duplicates.tsx";
import { accessTexts } from "./operator-texts.ts";
import { operators } from "./operators/operators.tsx";
import { payoutFreezes } from "./payout-freezes.tsx";
import { players } from "./players.tsx";

/** Players, frozen payouts, accounts that may be second ones, the operators, and what each manages for themselves. */
export const identityPart: OfficePart = {
	group: "players",
	resources: [players, payoutFreezes, duplicates, operators],
	ownPages: [{ path: officePages.account, title: "access.account.title", page: AccountPage }],
	texts: accessTexts,
};

export { FreshProof } from "./login/FreshProof.tsx";
export { IdleLogout } from "./login/IdleLogout.tsx";
export { OperatorLogin } from "./login/OperatorLogin.tsx";
export { Reveal } from "./Reveal.tsx";
