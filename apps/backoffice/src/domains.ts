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

/** What a domain adds to the back office. */
export type DomainResource = {
	name: string;
	/** Operators without this role, or without any of these, do not see the domain. */
	role: Role | readonly Role[];
	list: ComponentType;
	show?: ComponentType;
	data: Partial<DataProvider>;
	texts: { resources: object } & Record<string, unknown>;
};

export const DOMAINS: readonly DomainResource[] = [
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
