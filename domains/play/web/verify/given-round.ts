/** A round that is over, in the address of the verifier: a browser never sends the hash to a server. */
export const hashOfRound = (round: object | undefined): string =>
	round ? `#${encodeURIComponent(JSON.stringify(round))}` : "";

/** What the address brings, to be read as if it had been pasted; empty for nothing, and for what is no text. */
export function roundInHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return "";
	}
}
