export default {
	title: "You are offline",
	unreachable: "The site cannot be reached right now. This page reloads automatically when the connection is back.",
	lobby: "You are offline. This is the lobby as of {time}.",
	money: "Your money is safe, and nothing is played or bet until you are back online.",
	again: "Try again",
};
