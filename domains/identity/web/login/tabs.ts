// Messages between the tabs of one browser about their shared session.
const CHANNEL = "baize:session";
const LOGGED_OUT = "logged-out";

export function broadcastLogout(): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(LOGGED_OUT);
	channel.close();
}

/** Returns a function that unsubscribes. */
export function subscribeToLogout(onLogout: () => void): () => void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.onmessage = ({ data }) => data === LOGGED_OUT && onLogout();
	return () => channel.close();
}
