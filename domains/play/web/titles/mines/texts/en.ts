export default {
	label: "The meadow: {cells, number} buds, {mines, number} webs among them",
	webs: "Webs",
	webCount: "{mines, plural, one {# web} other {# webs}}",
	fewer: "Fewer webs",
	more: "More webs",
	choose: "Choose a bud",
	ready: "Choose how many webs there are, then press Play.",
	next: "Next firefly: {amount} · {chance, number, ::percent .0} of the buds are safe",
	caught: "A web. This round is over.",
	choice: "{mines, number} · up to {last, number} fireflies",
	cells: {
		bud: "Row {row, number}, bud {column, number}: closed",
		firefly: "Row {row, number}, bud {column, number}: a firefly",
		web: "Row {row, number}, bud {column, number}: a web",
		missedFirefly: "Row {row, number}, bud {column, number}: a firefly, not opened",
		missedWeb: "Row {row, number}, bud {column, number}: a web, not opened",
	},
	spoken: {
		firefly: "Bud {number, number}: a firefly. {amount} can be collected.",
		web: "Bud {number, number}: a web.",
		webs: "The webs were behind the buds {numbers}.",
	},
	rules: {
		begin:
			"Choose how many webs are hidden among the 25 buds, and your stake. The more webs, the more each firefly pays.",
		open: "Open buds one by one. Each firefly raises what you can collect; a web ends the round without a win. After the first firefly you can collect at any time.",
		fixed: "Where the webs are is drawn when you press Play. Nothing that you choose afterwards changes it.",
		last: "The return is the same wherever you stop. A round ends by itself at the last firefly that pays no more than 10,000 stakes.",
		left: "If you leave a round, it waits for you on any device. After 24 hours it is collected as it stands; if you had opened nothing, your stake is returned.",
	},
	drawn:
		"The cells stand in a list from 0, row by row. For each web k one draw below the number of cells less k is added to k: the cells at that place and at place k change places, and the one that is then at place k hides a web.",
} as const;
