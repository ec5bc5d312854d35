/** The two ways to answer a request, `FAST_PATH=on` and `off`: tests of HTTP run over both. */
export const WAYS = ["ahead of the router", "through the router"] as const;
export type Way = (typeof WAYS)[number];
