import { openTurns } from "@baize/platform-server";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's parameters of Argon2id; a four-digit number needs the pepper as well, which no reader of the database has. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PinHash = {
	hash(pin: string): Promise<string>;
	/** Without a stored hash it takes the same time and answers false. */
	verify(stored: string | undefined, pin: string): Promise<boolean>;
};

export function openPinHash(pepper: Buffer): PinHash {
	const inTurn = openTurns({ atOnce: 2, waiting: 64 });
	const options = { ...ARGON2, secret: pepper };
	const nobodys = hash("nobody has this PIN", options);
	return {
		hash: (pin) => inTurn(() => hash(pin, options)),
		async verify(stored, pin) {
			const compared = stored ?? (await nobodys);
			const isRight = await inTurn(() => verify(compared, pin, options));
			return isRight && stored !== undefined;
		},
	};
}
