import { Integer, type Static, Struct, Text } from "@baize/kernel/call";

const counts = { clicks: Integer(), registered: Integer(), deposited: Integer() };

/** Clicks, registrations and first deposits by an affiliate's links. */
export const FunnelCounts = Struct(counts);
export type FunnelCounts = Static<typeof FunnelCounts>;

/** Those of a day (UTC). */
export const FunnelDay = Struct({ day: Text(), ...counts });
export type FunnelDay = Static<typeof FunnelDay>;

/** A part in ten-thousandths, truncated; null where there is no whole, or less of it was counted than of the part. */
export const inTenThousand = (part: number, whole: number): number | null =>
	whole === 0 || part > whole ? null : Math.floor((part * 10_000) / whole);
