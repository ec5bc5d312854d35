import type { ReactNode } from "react";

/** What matters in a sentence: the tag `<b>` of its text. */
export const bold = (words: ReactNode) => <b className="font-semibold text-ink">{words}</b>;
