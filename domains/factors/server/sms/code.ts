import type { SmsTemplate } from "@baize/notifications/server";
import { OPERATIONS, type Operation } from "../../contract/index.ts";
import { written } from "../texts.ts";

// The phone itself reads the last line and offers the code on this site only.
const LAST_LINE = "\n\n@{host} #{code}";

/**
 * The message names what the code is for, so that the player does not read it out to a caller who claims something
 * else.
 */
const smsFor = (operation: Operation): SmsTemplate =>
	written(({ codeSms, purposes }) => codeSms.replace("{purpose}", purposes[operation]) + LAST_LINE);

/** Names amount and destination, so that a player who is talked into a code sees what it would pay and where. */
export const WITHDRAWAL_SMS: SmsTemplate = written(({ withdrawalSms }) => withdrawalSms + LAST_LINE);

export const CODE_SMS = Object.fromEntries(OPERATIONS.map((of) => [of, smsFor(of)])) as Record<Operation, SmsTemplate>;
