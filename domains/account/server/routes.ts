import { readProfile } from "@baize/identity/contract";
import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { closeAccount, readPendingBusiness } from "./leaving/close-account.ts";
import { downloadExport, listExports, requestExport } from "./leaving/data-exports.ts";
import type { AccountPorts } from "./ports.ts";

export const bindings = (ports: AccountPorts): Binding[] => [...profileBindings(ports), ...leavingBindings(ports)];

const profileBindings = ({ identity: { profile }, bankAccounts, database }: AccountPorts): Binding[] => [
	// The login reads it, so identity defines it. What it returns is stored here and there.
	bind(readProfile, async (_input, { session: { playerId } }) => {
		const linked = await bankAccounts.linkedAccounts(database.reader, playerId);
		return { ...(await profile.readProfile(playerId)), personaLinkedAccounts: linked.map(({ id }) => ({ id })) };
	}),
	bind(calls.readAccount, (_input, { session }) => profile.readAccount(session.playerId)),
	bind(calls.updatePreferences, ({ body }, visit) => profile.updatePreferences(body, visit)),
	bind(calls.updateDetails, ({ body }, visit) => profile.updateDetails(body, visit)),
	bind(calls.readTerms, (_input, { session }) => profile.readTerms(session.playerId)),
	bind(calls.acceptTerms, ({ body }, visit) => profile.acceptTerms(body.version, visit)),
];

const leavingBindings = (ports: AccountPorts): Binding[] => [
	bind(calls.listExports, (_input, { session }) => listExports(ports, session.playerId)),
	bind(calls.requestExport, (_input, visit) => requestExport(ports, visit)),
	bind(calls.downloadExport, ({ params, body }, visit, reply) =>
		downloadExport(ports, { id: params.export, proof: body.proof }, visit, reply),
	),
	bind(calls.readPendingBusiness, (_input, { session, locale }) => readPendingBusiness(ports, session, locale)),
	bind(calls.closeAccount, ({ body }, visit, reply) => closeAccount(ports, body, visit, reply)),
];
