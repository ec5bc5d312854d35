import { readTwoFactorStatus } from "@baize/factors/contract";
import { pathOf } from "@baize/kernel/call";
import type { Figure } from "./measure.ts";
import { polled } from "./polled.ts";

export const twoFactor = (): Promise<Figure[]> =>
	polled("GET two-factor status", (session) => pathOf(readTwoFactorStatus, { session }));
