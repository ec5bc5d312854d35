import { openWorkQueue } from "@baize/platform-server";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's Argon2id parameters: 19 MiB, two passes, parallelism 1. The library's default algorithm is Argon2id. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordPool = {
	hash(password: string): Promise<string>;
	/**
	 * Without a stored hash it takes the same time and returns false, so that its time does not reveal who has an
	 * account.
	 */
	verify(stored: string | undefined, password: string): Promise<boolean>;
};

export type PoolSize = { atOnce: number; waiting: number };

/**
 * Hashing is slow on purpose, so only a few run at once: the rest of the server keeps its processors. A call that would
 * wait too long is refused with TOO_MANY_REQUESTS.
 */
export function openPasswordPool({ atOnce, waiting }: PoolSize = { atOnce: 2, waiting: 64 }): PasswordPool {
	const inQueue = openWorkQueue({ atOnce, waiting });
	const standInHash = hash("no account has this password", ARGON2);
	return {
		hash: (password) => inQueue(() => hash(written(password), ARGON2)),
		async verify(stored, password) {
			const compared = stored ?? (await standInHash);
			const isRight = await inQueue(() => verify(compared, written(password)));
			return isRight && stored !== undefined;
		},
	};
}

// The same password typed on another keyboard may arrive as other code points. NIST SP 800-63B 5.1.1.2
const written = (password: string): string => password.normalize("NFKC");
