// What the tabs of one browser tell each other of their session, which they share.
const CHANNEL = "baize:session";
const LOGGED_OUT = "logged-out";

export function tellLogout(): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(LOGGED_OUT);
	channel.close();
}

/** Answers how to hear no more. */
export function hearLogout(onLogout: () => void): () => void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = ({ data }) => data === LOGGED_OUT && onLogout();
	return () => channel.close();
}
