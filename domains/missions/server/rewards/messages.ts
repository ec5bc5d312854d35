import { writtenIn } from "@baize/kernel/locale";
import type { InboxTemplate } from "@baize/notifications/server";
import { messageTexts } from "../texts/reached.data.ts";

const written = writtenIn(messageTexts);

/** What players read who have reached a mission, with its reward. */
export const gotSpins: InboxTemplate = { name: "missions.gotSpins", texts: written((texts) => texts.gotSpins) };
export const gotPoints: InboxTemplate = { name: "missions.gotPoints", texts: written((texts) => texts.gotPoints) };
