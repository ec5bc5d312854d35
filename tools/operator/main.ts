import { ConfigFaults, readConfig } from "@baize/platform-server";
import { CannotStart } from "../../apps/server/start-up.ts";
import { NotACommand, readCommand } from "./command.ts";
import { openOperators } from "./open.ts";
import { NotDone, runCommand } from "./run.ts";

// Looks after operators where no operator can: for the first one, and for whoever runs the site. It takes the same
// environment variables as the site.
const TOLD = [ConfigFaults, CannotStart, NotACommand, NotDone];

try {
	const command = readCommand(process.argv.slice(2));
	const { operators, renewKey, close } = await openOperators(readConfig(process.env));
	try {
		const lines = command.act === "renew-key" ? renewKey(command.purpose) : runCommand(operators, command);
		for (const line of await lines) process.stdout.write(`${line}\n`);
	} finally {
		await close();
	}
	process.exit(0);
} catch (error) {
	if (!(error instanceof Error) || !TOLD.some((kind) => error instanceof kind)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
