export default {
	title: "How rounds are kept fair",
	description: "In which order hash, seeds and numbers come, and how you can check every round yourself.",
	intro:
		"You do not have to believe us. This is the whole order of things, and each step leaves something that you, or anybody you ask, can check.",
	steps: "Step by step",
	commit: {
		title: "First our hash",
		text: "We make a secret seed for you and show its SHA-256 hash. The hash fixes the seed without telling it. In each game it stands under “Fairness”, before anything else happens.",
	},
	choose: {
		title: "Then your seed",
		text: "Only when your browser has our hash does it make your seed at random, or you type one. It is sent together with the hash that it is for. A seed that you had before is refused: we could have known it when we made ours. Until your seed is chosen, no round is drawn.",
	},
	number: {
		title: "Then the rounds, numbered without a gap",
		text: "Each round is drawn from our seed, your seed and its number: 0, 1, 2 and so on. Only a round that is played takes a number. One that is refused, or asked for again after a lost connection, takes none. One server at a time draws from a pair. Your list of rounds shows the number of each, so that one left out would be seen.",
	},
	end: {
		title: "The end of a pair",
		text: "When you change seeds the pair ends, and the next one begins with its own hash and a new seed of yours. We sign a statement of the end: which of your pairs it was, when our hash was shown, when your seed was chosen, how many rounds were drawn and why it ended. Your pairs are numbered from 1 without a gap too, so none can be left out.",
	},
	reveal: {
		title: "Our seed is revealed",
		text: "As soon as nothing drawn from it is undecided: at once, or, where a server cannot be reached, two and a half minutes later. Then anybody can compute its hash, and every round.",
	},
	endsTitle: "Why a pair ends",
	endsText:
		"Nearly always because you wish it. Where we have to end a pair, no number is skipped in it, the next pair waits for a new seed from your browser, and the reason stands in your list with our signature.",
	ends: {
		player: "You changed seeds.",
		restart:
			"Our server stopped without a word while it drew from the pair. A round that was under way at that moment was played under the next number, or not at all.",
		unresolved: "Our database could not say whether the last round had been played, and another one was asked for.",
		earlierVersion: "The pair was begun before these rules held.",
	},
	practiceTitle: "Practice",
	practiceText:
		"Practice has the same reels, chances and order: our hash first, then a seed from your browser. Each practice round has a pair of its own, and our seed is revealed with it.",
	checkTitle: "Check it yourself",
	checkText:
		"The verifier works out a round, or checks our statement about a pair, in your browser. To check without any code of ours, take the published rules below, a receipt and the revealed seed. This short program, three files in one folder, needs nothing else.",
	program: "The program (for Node.js)",
	programTitles: "Its second file",
	programDice: "Its third file",
	programSlots: "Its fourth file",
	key: "Key of our signatures (Ed25519)",
	keyHint: "Our statements about the ends of pairs are signed with it.",
	gamesTitle: "The rules of each game",
	gamesText:
		"All that decides a round, in one text. Its SHA-256 is the hash that every round names. The text under a hash never changes.",
	rulesHash: "Hash of the rules, version {version, number}",
	inWords: "In words",
	asData: "As data (JSON)",
	gameRules: {
		title: "{title}: all rules",
		description: "The reels, pays and draws of {title}, whole, so that any round can be computed.",
		intro:
			"Everything that decides a round of this game. With it, the revealed seeds and a receipt you can compute the round by hand, or with a program of your own.",
		hashHint: "SHA-256 of the rules as data. Rounds that were played by these rules name it.",
		drawsTitle: "What is drawn, in this order",
		stream:
			"The stream: block b = 0, 1, 2 and so on is HMAC-SHA256 with our seed (32 bytes) as its key over the text “your seed:number:b”. Each block gives eight 32-bit numbers, the most significant byte first.",
		below:
			"A draw below n takes the next number of the stream. One that is not below 2³² − (2³² mod n) is thrown away and the next is taken. The remainder of its division by n is the result.",
		stops:
			"One stop for each reel from the left, below its length: {lengths}. It is the place on the strip that stands in the top row. The next two places stand below it; after the last place comes the first.",
		drawSpecial: "Where free spins are won: the symbol that grows, drawn by these weights: {choices}.",
		drawMultiplier: "Where free spins are won: the multiplier, drawn by these weights: {choices}.",
		freeStops: "For each free spin one stop for each of its reels, below {lengths}.",
		drawJackpot:
			"For the jackpot, from a stream of its own (clientSeed:nonce:jackpot:b), one number for each of its pots, below {below}. The round wins a pot if the number is below its stake in units.",
		nothingElse: "Nothing else is drawn.",
		paysText:
			"Lines pay in line bets, scatters in stakes. On a line, neighbouring reels count from the first, and wilds stand in. Where a line can be read as a run of wilds or of another symbol, the one that pays more counts, never both.",
		cap: "No round can come to more than {times, number} × the stake, and no win is ever cut.",
		linesText:
			"Each line with the row that it crosses on each reel. Every round plays {count, plural, one {the one line} other {all # lines}}.",
	},
};
