import type { Entry } from "@baize/content/contract";

export type Category = Entry<"section">;
