import { ConfigErrors, readConfig } from "@baize/platform-server";
import { CannotStart } from "../../apps/server/start-up.ts";
import { NotACommand, readCommand } from "./command.ts";
import { openOperators } from "./open.ts";
import { NotDone, runCommand } from "./run.ts";

// Manages operators when no operator can do it: the first operator, and access for the person who runs the site. It
// reads the same environment variables as the site.
const EXPECTED_ERRORS = [ConfigErrors, CannotStart, NotACommand, NotDone];

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
	if (!(error instanceof Error) || !EXPECTED_ERRORS.some((kind) => error instanceof kind)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
