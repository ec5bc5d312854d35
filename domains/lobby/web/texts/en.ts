export default {
	hero: {
		region: "Highlights",
		kind: "slideshow",
		play: "Play the slideshow",
		pause: "Pause the slideshow",
		slide: "Slide {place} of {count}",
	},
	find: "Find a game, a team or help",
	rail: { previous: "Earlier games", next: "More games" },
	seeAll: "See all",
	continuePlaying: "Continue playing",
	favourites: "Your favourites",
	football: {
		title: "Football, next up",
		all: "All football",
		live: "Playing now: {clock}, score {score}",
	},
	race: {
		title: "Next race",
		all: "All races",
		startsIn: "Starts in",
		running: "Running now",
		bet: "Look at the prices",
		favourites: "Shortest prices",
	},
} as const;
