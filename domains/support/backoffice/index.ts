import type { OfficePart } from "@baize/platform-backoffice";
import { cannedAnswers } from "./chat/canned-answers.ts";
import { chats } from "./chat/chats.ts";
import { contactMessages } from "./contact-messages.ts";

/** The domain's part of the back office. */
export const supportPart: OfficePart = { group: "messages", resources: [chats, contactMessages, cannedAnswers] };
