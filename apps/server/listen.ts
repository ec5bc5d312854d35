import type { FastifyInstance } from "fastify";
import { CannotStart } from "./start-up.ts";

type Address = { port: number; host: string };

/** `names`: the variables with the address. */
export async function listen(
	app: FastifyInstance,
	{ port, host }: Address,
	names: { port: string; host: string },
): Promise<void> {
	try {
		await app.listen({ port, host });
	} catch (error) {
		const { code } = error as { code?: string };
		if (code === "EADDRINUSE")
			throw new CannotStart(
				`Port ${port} is taken. Stop what uses it, or choose another: ${names.port}=${port + 10} npm start`,
			);
		if (code === "EACCES")
			throw new CannotStart(
				`Port ${port} may not be used by this user. Choose one above 1023: ${names.port}=${port + 3000} npm start`,
			);
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
			throw new CannotStart(`${names.host} is "${host}", but this machine has no such address.`);
		throw error;
	}
}
