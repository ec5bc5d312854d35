import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { closeAccount, readPendingBusiness } from "./leaving/close-account.ts";
import { downloadExport, listExports, requestExport } from "./leaving/data-exports.ts";
import type { AccountPorts } from "./ports.ts";

export const bindings = (ports: AccountPorts): Binding[] => [
	bind(calls.listExports, (_input, { session }) => listExports(ports, session.playerId)),
	bind(calls.requestExport, (_input, visit) => requestExport(ports, visit)),
	bind(calls.downloadExport, ({ params, body }, visit, reply) =>
		downloadExport(ports, { id: params.export, proof: body.proof }, visit, reply),
	),
	bind(calls.readPendingBusiness, (_input, { session, locale }) => readPendingBusiness(ports, session, locale)),
	bind(calls.closeAccount, ({ body }, visit, reply) => closeAccount(ports, body, visit, reply)),
];
