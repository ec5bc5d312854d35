import { CHARGEBACK_RATE } from "../../contract/index.ts";

export type Counted = { deposits: number; chargebacks: number };

export const isRateHigh = ({ deposits, chargebacks }: Counted): boolean =>
	chargebacks >= CHARGEBACK_RATE.fromChargebacks && chargebacks * 10_000 >= deposits * CHARGEBACK_RATE.perTenThousand;
