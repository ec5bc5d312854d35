import type { FixedPage, Page } from "./path.ts";

// The pages of the back office, after the `#` of its address. Its lists and entries stand at the names of its resources.

export const login = "/login" as Page<{ invitation?: string }>;
export const account = "/account" as FixedPage;
