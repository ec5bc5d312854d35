import { openWorkQueue } from "@baize/platform-server";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's parameters for Argon2id. A four-digit number also needs the pepper, which is not in the database. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PinHash = {
	hash(pin: string): Promise<string>;
	/** Without a stored hash it takes the same time and returns false. */
	verify(stored: string | undefined, pin: string): Promise<boolean>;
};

export function openPinHash(pepper: Buffer): PinHash {
	const inQueue = openWorkQueue({ atOnce: 2, waiting: 64 });
	const options = { ...ARGON2, secret: pepper };
	const nobodys = hash("no player has this PIN", options);
	return {
		hash: (pin) => inQueue(() => hash(pin, options)),
		async verify(stored, pin) {
			const compared = stored ?? (await nobodys);
			const isRight = await inQueue(() => verify(compared, pin, options));
			return isRight && stored !== undefined;
		},
	};
}
