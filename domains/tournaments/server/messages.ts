import { writtenIn } from "@baize/kernel/locale";
import type { InboxTemplate } from "@baize/notifications/server";
import { messageTexts } from "./texts/prize.data.ts";

const written = writtenIn(messageTexts);

/** What winners read once their prize is in their balance. */
export const wonPrize: InboxTemplate = { name: "tournaments.wonPrize", texts: written((texts) => texts.wonPrize) };
