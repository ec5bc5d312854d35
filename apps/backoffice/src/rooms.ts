import { auditResource } from "@baize/audit/backoffice";
import { withdrawalsResource } from "@baize/cashier/backoffice";
import { flagsResource } from "@baize/flags/backoffice";
import {
	duplicatesResource,
	operatorsResource,
	payoutFreezesResource,
	playersResource,
} from "@baize/identity/backoffice";
import type { Role } from "@baize/kernel/call";
import { announcementsResource } from "@baize/notifications/backoffice";
import { registersResource, saferPlayResource } from "@baize/safer-play/backoffice";
import { documentsResource } from "@baize/verification/backoffice";
import type { ComponentType } from "react";
import type { DataProvider } from "react-admin";

/** What a room brings to the back office. */
export type RoomResource = {
	name: string;
	/** Operators without it, or without any of them, do not see the room. */
	role: Role | readonly Role[];
	list: ComponentType;
	show?: ComponentType;
	data: Partial<DataProvider>;
	texts: { resources: object } & Record<string, unknown>;
};

export const ROOMS: readonly RoomResource[] = [
	withdrawalsResource,
	documentsResource,
	playersResource,
	payoutFreezesResource,
	duplicatesResource,
	saferPlayResource,
	registersResource,
	announcementsResource,
	flagsResource,
	auditResource,
	operatorsResource,
];
