import type { OfficePart } from "@baize/platform-backoffice";
import { withdrawals } from "./withdrawals.tsx";

/** The cashier's part of the back office. */
export const cashierPart: OfficePart = { resources: [withdrawals] };
