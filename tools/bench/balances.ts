import { pathOf } from "@baize/kernel/call";
import { getBalances } from "@baize/wallet/contract";
import type { Figure } from "./measure.ts";
import { polled } from "./polled.ts";

export const balances = (): Promise<Figure[]> => polled("GET balances", (session) => pathOf(getBalances, { session }));
