import { DAY_MS } from "@baize/kernel/time";

/**
 * From which share of a provider's deposits that are charged back an alarm is raised: the programmes of the card schemes
 * begin near nine in a thousand. A few chargebacks alone are no rate.
 */
export const CHARGEBACK_RATE = { perTenThousand: 65, fromChargebacks: 3, withinMs: 30 * DAY_MS } as const;
