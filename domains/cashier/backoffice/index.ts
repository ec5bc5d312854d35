import type { OfficePart } from "@baize/platform-backoffice";
import { bankAccountTexts } from "./bank-accounts/texts.ts";
import { withdrawals } from "./withdrawals.tsx";

export { BankAccounts } from "./bank-accounts/BankAccounts.tsx";

/** The cashier's part of the back office. */
export const cashierPart: OfficePart = { resources: [withdrawals], texts: bankAccountTexts };
